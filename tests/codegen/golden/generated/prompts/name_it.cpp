// Generated from schema/prompts/name-it.json. Do not edit.
#include "generated/prompts/name_it.h"

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"
#include "generated/types/errors.h"

namespace offhand::prompts {

constinit const SchemaNode name_it_args_schema = {.kind = SchemaKind::object};

void write(JsonWriter& writer, const NameItArgs&) {
  writer.begin_object();
  writer.end_object();
}

void read(const nlohmann::json&, NameItArgs&) {
}

namespace {

constexpr std::string_view kNameItWire =
    R"text({"name":"name-it","title":"Name it","description":"Asks for a title."})text";

Result<PromptReply> get_name_it(Call& call, const nlohmann::json& json) {
  const CheckedJson checked(name_it_args_schema, json);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("name-it", checked.problems()));
  NameItArgs args;
  read(checked.value(), args);
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
