// Generated from tests/mcp-conformance/schema/resources/template_data.json. Do not edit.
#include "tests/mcp-conformance/generated/resources/template_data.h"

#include "codegen/runtime/define_types.h"
#include "generated/types/errors.h"

namespace offhand::fixtures::resources {

constexpr SchemaNode kTemplateDataVariablesIdNode = {.kind = SchemaKind::string, .max_size = 64};
constexpr auto kTemplateDataVariablesProperties = std::to_array<SchemaProperty>({
  {.name = "id", .node = &kTemplateDataVariablesIdNode, .required = true},
});
constinit const SchemaNode template_data_variables_schema = {.kind = SchemaKind::object, .properties = kTemplateDataVariablesProperties};

constexpr auto kTemplateDataVariablesMemberKeys = member_keys("id");
void write(JsonWriter& writer, const TemplateDataVariables& value) { write_members(writer, value, kTemplateDataVariablesMemberKeys); }
void read(const nlohmann::json& json, TemplateDataVariables& out) { read_members(json, out, kTemplateDataVariablesMemberKeys); }

namespace {

constexpr auto kTemplateDataIdCompletions = std::to_array<std::string_view>({"123", "124", "200"});
constexpr auto kTemplateDataVariables = std::to_array<UriVariableInfo>({
  {"id", kTemplateDataIdCompletions, ""},
});

Result<ResourceContent> read_template_data(Call& call, const UriVariables& values) {
  const CheckedJson checked(template_data_variables_schema, kTemplateDataVariables, values);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("template_data", checked.problems()));
  TemplateDataVariables variables;
  read(checked.value(), variables);
  return template_data(call, variables);
}

}  // namespace

namespace {
constexpr std::string_view kTemplateDataWire =
    R"text({"name":"template_data","title":"Data by number","description":"Data made of the number in its uri.","uriTemplate":"test://template/{id}/data","mimeType":"application/json"})text";
}  // namespace

constinit const ResourceInfo template_data_resource = {
  .call = {.toolset = "resources", .name = "template_data", .identity = "resources.template_data", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .uri = "test://template/{id}/data",
  .is_template = true,
  .name = "template_data",
  .title = "Data by number",
  .description = "Data made of the number in its uri.",
  .mime_type = "application/json",
  .wire = kTemplateDataWire,
  .variables = kTemplateDataVariables,
  .read = &read_template_data,
};

}  // namespace offhand::fixtures::resources
