// Generated from schema/resources/baseline.json. Do not edit.
#include "generated/resources/baseline.h"

#include "codegen/runtime/define_types.h"
#include "generated/types/errors.h"

namespace offhand::resources {

constexpr SchemaNode kBaselineVariablesNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 128, .pattern = "^[A-Za-z0-9_-][A-Za-z0-9_.-]*$"};
constexpr auto kBaselineVariablesProperties = std::to_array<SchemaProperty>({
  {.name = "name", .node = &kBaselineVariablesNameNode, .required = true},
});
constinit const SchemaNode baseline_variables_schema = {.kind = SchemaKind::object, .properties = kBaselineVariablesProperties};

constexpr auto kBaselineVariablesMemberKeys = member_keys("name");
void write(JsonWriter& writer, const BaselineVariables& value) { write_members(writer, value, kBaselineVariablesMemberKeys); }
void read(const nlohmann::json& json, BaselineVariables& out) { read_members(json, out, kBaselineVariablesMemberKeys); }

namespace {

constexpr auto kBaselineVariables = std::to_array<UriVariableInfo>({
  {"name", {}, ""},
});

Result<ResourceContent> read_baseline(Call& call, const UriVariables& values) {
  const CheckedJson checked(baseline_variables_schema, kBaselineVariables, values);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("baseline", checked.problems()));
  BaselineVariables variables;
  read(checked.value(), variables);
  return baseline(call, variables);
}

}  // namespace

namespace {
constexpr std::string_view kBaselineWire =
    R"text({"name":"baseline","title":"Baseline picture","description":"A picture that was kept for comparison, as a PNG picture.","uriTemplate":"offhand://baseline/{name}","mimeType":"image/png","annotations":{"audience":["user","assistant"],"priority":0.3}})text";
}  // namespace

constinit const ResourceInfo baseline_resource = {
  .call = {.toolset = "resources", .name = "baseline", .identity = "resources.baseline", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true},
  .uri = "offhand://baseline/{name}",
  .is_template = true,
  .name = "baseline",
  .title = "Baseline picture",
  .description = "A picture that was kept for comparison, as a PNG picture.",
  .mime_type = "image/png",
  .wire = kBaselineWire,
  .variables = kBaselineVariables,
  .read = &read_baseline,
};

}  // namespace offhand::resources
