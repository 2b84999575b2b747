// Generated from schema/resources/tool_reference.json. Do not edit.
#include "generated/resources/tool_reference.h"

#include "codegen/runtime/define_types.h"
#include "generated/types/errors.h"

namespace offhand::resources {

constexpr SchemaNode kToolReferenceVariablesNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 128, .pattern = "^[a-z0-9_.]+$"};
constexpr auto kToolReferenceVariablesProperties = std::to_array<SchemaProperty>({
  {.name = "name", .node = &kToolReferenceVariablesNameNode, .required = true},
});
constinit const SchemaNode tool_reference_variables_schema = {.kind = SchemaKind::object, .properties = kToolReferenceVariablesProperties};

constexpr auto kToolReferenceVariablesMemberKeys = member_keys("name");
void write(JsonWriter& writer, const ToolReferenceVariables& value) { write_members(writer, value, kToolReferenceVariablesMemberKeys); }
void read(const nlohmann::json& json, ToolReferenceVariables& out) { read_members(json, out, kToolReferenceVariablesMemberKeys); }

namespace {

constexpr auto kToolReferenceNameCompletions = std::to_array<std::string_view>({"click", "get_window_state", "kill_app", "launch_app", "list_windows", "press_key", "type_text"});
constexpr auto kToolReferenceVariables = std::to_array<UriVariableInfo>({
  {"name", kToolReferenceNameCompletions, ""},
});

Result<ResourceContent> read_tool_reference(Call& call, const UriVariables& values) {
  const CheckedJson checked(tool_reference_variables_schema, kToolReferenceVariables, values);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("tool_reference", checked.problems()));
  ToolReferenceVariables variables;
  read(checked.value(), variables);
  return tool_reference(call, variables);
}

}  // namespace

namespace {
constexpr std::string_view kToolReferenceWire =
    R"text({"name":"tool_reference","title":"Reference of a tool","description":"Reference of a tool: every argument, result and error, with examples. The command `offhand describe` prints the same.","uriTemplate":"offhand://tools/{name}","mimeType":"text/markdown","annotations":{"audience":["assistant"],"priority":0.5}})text";
}  // namespace

constinit const ResourceInfo tool_reference_resource = {
  .call = {.toolset = "resources", .name = "tool_reference", .identity = "resources.tool_reference", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .uri = "offhand://tools/{name}",
  .is_template = true,
  .name = "tool_reference",
  .title = "Reference of a tool",
  .description = "Reference of a tool: every argument, result and error, with examples. The command `offhand describe` prints the same.",
  .mime_type = "text/markdown",
  .wire = kToolReferenceWire,
  .variables = kToolReferenceVariables,
  .read = &read_tool_reference,
};

}  // namespace offhand::resources
