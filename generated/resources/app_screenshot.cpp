// Generated from schema/resources/app_screenshot.json. Do not edit.
#include "generated/resources/app_screenshot.h"

#include "codegen/runtime/define_types.h"
#include "generated/types/errors.h"

namespace offhand::resources {

constexpr SchemaNode kAppScreenshotVariablesNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr auto kAppScreenshotVariablesProperties = std::to_array<SchemaProperty>({
  {.name = "name", .node = &kAppScreenshotVariablesNameNode, .required = true},
});
constinit const SchemaNode app_screenshot_variables_schema = {.kind = SchemaKind::object, .properties = kAppScreenshotVariablesProperties};

constexpr auto kAppScreenshotVariablesMemberKeys = member_keys("name");
void write(JsonWriter& writer, const AppScreenshotVariables& value) { write_members(writer, value, kAppScreenshotVariablesMemberKeys); }
void read(const nlohmann::json& json, AppScreenshotVariables& out) { read_members(json, out, kAppScreenshotVariablesMemberKeys); }

namespace {

constexpr auto kAppScreenshotNeeds = std::to_array<std::string_view>({"apps", "screen", "windows"});
constexpr auto kAppScreenshotVariables = std::to_array<UriVariableInfo>({
  {"name", {}, "application"},
});

Result<ResourceContent> read_app_screenshot(Call& call, const UriVariables& values) {
  const CheckedJson checked(app_screenshot_variables_schema, kAppScreenshotVariables, values);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("app_screenshot", checked.problems()));
  AppScreenshotVariables variables;
  read(checked.value(), variables);
  return app_screenshot(call, variables);
}

}  // namespace

namespace {
constexpr std::string_view kAppScreenshotWire =
    R"text({"name":"app_screenshot","title":"Picture of an application","description":"The front window of an application, as a PNG picture.","uriTemplate":"offhand://app/{name}/screenshot","mimeType":"image/png","annotations":{"audience":["user","assistant"],"priority":0.5}})text";
}  // namespace

constinit const ResourceInfo app_screenshot_resource = {
  .call = {.toolset = "resources", .name = "app_screenshot", .identity = "resources.app_screenshot", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true, .needs = kAppScreenshotNeeds},
  .uri = "offhand://app/{name}/screenshot",
  .is_template = true,
  .name = "app_screenshot",
  .title = "Picture of an application",
  .description = "The front window of an application, as a PNG picture.",
  .mime_type = "image/png",
  .wire = kAppScreenshotWire,
  .variables = kAppScreenshotVariables,
  .read = &read_app_screenshot,
};

}  // namespace offhand::resources
