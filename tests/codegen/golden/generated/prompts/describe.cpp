// Generated from schema/prompts/describe.json. Do not edit.
#include "generated/prompts/describe.h"

#include "generated/support/define_tool.h"

namespace offhand::prompts {

constexpr auto kDescribeStyleValues = std::to_array<std::string_view>({"plain", "poetic"});
constinit const SchemaNode describe_style_schema = {.kind = SchemaKind::string, .values = kDescribeStyleValues};

std::string_view to_string(DescribeStyle value) { return kDescribeStyleValues[static_cast<std::size_t>(value)]; }
std::optional<DescribeStyle> describe_style_from_string(std::string_view text) {
  return value_of<DescribeStyle>(text, kDescribeStyleValues);
}
void write(JsonWriter& writer, DescribeStyle value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, DescribeStyle& out) { out = describe_style_from_string(text_of_json(json)).value_or(out); }

constexpr SchemaNode kDescribeArgsLanguageTagNode = {.kind = SchemaKind::string, .max_size = 35};
constexpr auto kDescribeArgsProperties = std::to_array<SchemaProperty>({
  {.name = "style", .node = &describe_style_schema, .required = true},
  {.name = "languageTag", .node = &kDescribeArgsLanguageTagNode},
});
constinit const SchemaNode describe_args_schema = {.kind = SchemaKind::object, .properties = kDescribeArgsProperties};

constexpr auto kDescribeArgsMemberKeys = member_keys("style", "languageTag");
void write(JsonWriter& writer, const DescribeArgs& value) { write_members(writer, value, kDescribeArgsMemberKeys); }
void read(const nlohmann::json& json, DescribeArgs& out) { read_members(json, out, kDescribeArgsMemberKeys); }

namespace {

constexpr auto kDescribeStyleCompletions = std::to_array<std::string_view>({"plain", "poetic"});
constexpr auto kDescribeLanguageTagCompletions = std::to_array<std::string_view>({"en", "de"});
constexpr auto kDescribeArguments = std::to_array<PromptArgumentInfo>({
  {"style", true, kDescribeStyleCompletions, ""},
  {"languageTag", false, kDescribeLanguageTagCompletions, ""},
});

constexpr std::string_view kDescribeWire =
    R"text({"name":"describe","title":"Describe","description":"Asks for words about the canvas.","arguments":[{"name":"style","description":"In which style.","required":true},{"name":"languageTag","description":"In which language."}]})text";

Result<PromptReply> get_describe(Call& call, const nlohmann::json& json) {
  OFFHAND_ASSIGN(const auto args, parse_arguments<DescribeArgs>(describe_args_schema, "describe", json, {}));
  return describe(call, args);
}

}  // namespace

constinit const PromptInfo describe_prompt = {
  .call = {.toolset = "prompts", .name = "describe", .identity = "prompts.describe", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .name = "describe",
  .title = "Describe",
  .description = "Asks for words about the canvas.",
  .wire = kDescribeWire,
  .arguments = kDescribeArguments,
  .get = &get_describe,
};

}  // namespace offhand::prompts
