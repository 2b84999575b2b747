// Generated from schema/prompts/name-it.json. Do not edit.
#include "generated/prompts/name_it.h"

#include "generated/support/define_tool.h"

namespace offhand::prompts {

constinit const SchemaNode name_it_args_schema = {.kind = SchemaKind::object};

constexpr auto kNameItArgsMemberKeys = member_keys();
void write(JsonWriter& writer, const NameItArgs& value) { write_members(writer, value, kNameItArgsMemberKeys); }
void read(const nlohmann::json& json, NameItArgs& out) { read_members(json, out, kNameItArgsMemberKeys); }

namespace {

constexpr std::string_view kNameItWire =
    R"text({"name":"name-it","title":"Name it","description":"Asks for a title."})text";

Result<PromptReply> get_name_it(Call& call, const nlohmann::json& json) {
  OFFHAND_ASSIGN(const auto args, parse_arguments<NameItArgs>(name_it_args_schema, "name-it", json, {}));
  return name_it(call, args);
}

}  // namespace

constinit const PromptInfo name_it_prompt = {
  .call = {.toolset = "prompts", .name = "name-it", .identity = "prompts.name-it", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .name = "name-it",
  .title = "Name it",
  .description = "Asks for a title.",
  .wire = kNameItWire,
  .get = &get_name_it,
};

}  // namespace offhand::prompts
