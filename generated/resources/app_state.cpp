// Generated from schema/resources/app_state.json. Do not edit.
#include "generated/resources/app_state.h"

#include "codegen/runtime/define_types.h"
#include "generated/types/errors.h"

namespace offhand::resources {

constexpr SchemaNode kAppStateVariablesNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr auto kAppStateVariablesProperties = std::to_array<SchemaProperty>({
  {.name = "name", .node = &kAppStateVariablesNameNode, .required = true},
});
constinit const SchemaNode app_state_variables_schema = {.kind = SchemaKind::object, .properties = kAppStateVariablesProperties};

constexpr auto kAppStateVariablesMemberKeys = member_keys("name");
void write(JsonWriter& writer, const AppStateVariables& value) { write_members(writer, value, kAppStateVariablesMemberKeys); }
void read(const nlohmann::json& json, AppStateVariables& out) { read_members(json, out, kAppStateVariablesMemberKeys); }

namespace {

constexpr auto kAppStateNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kAppStateEvents = std::to_array<std::string_view>({"focus_changed", "name_changed", "value_changed", "text_changed", "state_changed", "children_changed", "window_opened", "window_closed", "window_changed", "active_window_changed", "application_gone", "events_lost"});

constexpr auto kAppStateVariables = std::to_array<UriVariableInfo>({
  {"name", {}, "application"},
});

Result<ResourceContent> read_app_state(Call& call, const UriVariables& values) {
  const CheckedJson checked(app_state_variables_schema, kAppStateVariables, values);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("app_state", checked.problems()));
  AppStateVariables variables;
  read(checked.value(), variables);
  return app_state(call, variables);
}

}  // namespace

namespace {
constexpr std::string_view kAppStateWire =
    R"text({"name":"app_state","title":"State of an application","description":"The windows of an application, the element with the focus, the entries of its menu bar, its areas, what its front window is as far as its elements tell, and what could be done next (suggestions). An application that does not answer within 500 ms is busy.","uriTemplate":"offhand://app/{name}/state","mimeType":"application/json","annotations":{"audience":["assistant"],"priority":0.7}})text";
}  // namespace

constinit const ResourceInfo app_state_resource = {
  .call = {.toolset = "resources", .name = "app_state", .identity = "resources.app_state", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true, .needs = kAppStateNeeds},
  .uri = "offhand://app/{name}/state",
  .is_template = true,
  .name = "app_state",
  .title = "State of an application",
  .description = "The windows of an application, the element with the focus, the entries of its menu bar, its areas, what its front window is as far as its elements tell, and what could be done next (suggestions). An application that does not answer within 500 ms is busy.",
  .mime_type = "application/json",
  .wire = kAppStateWire,
  .variables = kAppStateVariables,
  .watches = {.events = kAppStateEvents, .debounce_ms = 100, .each_event_is_news = false},
  .read = &read_app_state,
};

}  // namespace offhand::resources
