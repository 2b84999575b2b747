// Generated from schema/resources/app_tree.json. Do not edit.
#include "generated/resources/app_tree.h"

#include "codegen/runtime/define_types.h"
#include "generated/types/errors.h"

namespace offhand::resources {

constexpr SchemaNode kAppTreeVariablesNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kAppTreeVariablesCursorNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 64, .pattern = "^[0-9a-f]+-[0-9]+$"};
constexpr auto kAppTreeVariablesProperties = std::to_array<SchemaProperty>({
  {.name = "name", .node = &kAppTreeVariablesNameNode, .required = true},
  {.name = "cursor", .node = &kAppTreeVariablesCursorNode},
});
constinit const SchemaNode app_tree_variables_schema = {.kind = SchemaKind::object, .properties = kAppTreeVariablesProperties};

constexpr auto kAppTreeVariablesMemberKeys = member_keys("name", "cursor");
void write(JsonWriter& writer, const AppTreeVariables& value) { write_members(writer, value, kAppTreeVariablesMemberKeys); }
void read(const nlohmann::json& json, AppTreeVariables& out) { read_members(json, out, kAppTreeVariablesMemberKeys); }

namespace {

constexpr auto kAppTreeNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kAppTreeEvents = std::to_array<std::string_view>({"window_opened", "window_closed", "window_changed", "children_changed", "name_changed", "value_changed", "text_changed", "selection_changed", "state_changed", "application_gone", "events_lost"});

constexpr auto kAppTreeVariables = std::to_array<UriVariableInfo>({
  {"name", {}, "application"},
  {"cursor", {}, ""},
});

Result<ResourceContent> read_app_tree(Call& call, const UriVariables& values) {
  const CheckedJson checked(app_tree_variables_schema, kAppTreeVariables, values);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("app_tree", checked.problems()));
  AppTreeVariables variables;
  read(checked.value(), variables);
  return app_tree(call, variables);
}

}  // namespace

namespace {
constexpr std::string_view kAppTreeWire =
    R"text({"name":"app_tree","title":"Elements of an application","description":"What the windows of an application show: role, name, value, states and place of each element, and its reference for tools. Over 100 kB it is told in pages.","uriTemplate":"offhand://app/{name}/tree{?cursor}","mimeType":"application/json","annotations":{"audience":["assistant"],"priority":0.8}})text";
}  // namespace

constinit const ResourceInfo app_tree_resource = {
  .call = {.toolset = "resources", .name = "app_tree", .identity = "resources.app_tree", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true, .needs = kAppTreeNeeds},
  .uri = "offhand://app/{name}/tree{?cursor}",
  .is_template = true,
  .name = "app_tree",
  .title = "Elements of an application",
  .description = "What the windows of an application show: role, name, value, states and place of each element, and its reference for tools. Over 100 kB it is told in pages.",
  .mime_type = "application/json",
  .wire = kAppTreeWire,
  .variables = kAppTreeVariables,
  .watches = {.events = kAppTreeEvents, .debounce_ms = 500, .each_event_is_news = false},
  .read = &read_app_tree,
};

}  // namespace offhand::resources
