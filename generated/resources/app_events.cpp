// Generated from schema/resources/app_events.json. Do not edit.
#include "generated/resources/app_events.h"

#include "codegen/runtime/define_types.h"
#include "generated/types/errors.h"

namespace offhand::resources {

constexpr SchemaNode kAppEventsVariablesNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr auto kAppEventsVariablesProperties = std::to_array<SchemaProperty>({
  {.name = "name", .node = &kAppEventsVariablesNameNode, .required = true},
});
constinit const SchemaNode app_events_variables_schema = {.kind = SchemaKind::object, .properties = kAppEventsVariablesProperties};

constexpr auto kAppEventsVariablesMemberKeys = member_keys("name");
void write(JsonWriter& writer, const AppEventsVariables& value) { write_members(writer, value, kAppEventsVariablesMemberKeys); }
void read(const nlohmann::json& json, AppEventsVariables& out) { read_members(json, out, kAppEventsVariablesMemberKeys); }

namespace {

constexpr auto kAppEventsNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kAppEventsEvents = std::to_array<std::string_view>({"focus_changed", "name_changed", "value_changed", "text_changed", "selection_changed", "children_changed", "state_changed", "window_opened", "window_closed", "window_changed", "application_gone", "events_lost"});

constexpr auto kAppEventsVariables = std::to_array<UriVariableInfo>({
  {"name", {}, "application"},
});

Result<ResourceContent> read_app_events(Call& call, const UriVariables& values) {
  const CheckedJson checked(app_events_variables_schema, kAppEventsVariables, values);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("app_events", checked.problems()));
  AppEventsVariables variables;
  read(checked.value(), variables);
  return app_events(call, variables);
}

}  // namespace

namespace {
constexpr std::string_view kAppEventsWire =
    R"text({"name":"app_events","title":"Events of an application","description":"What an application reported lately, oldest first: windows that opened and closed, focus, changes of elements. A window that opened, is a dialog and is still there is told once more as dialog_appeared, with the kind of dialog (pattern) where it is a known one. At most 200 are kept, of which those of windows and of the focus are not pushed out by changes of elements; equal ones that follow each other are told once, with their number. What is said of elements that are being destroyed is left out.","uriTemplate":"offhand://app/{name}/events","mimeType":"application/json","annotations":{"audience":["assistant"],"priority":0.6}})text";
}  // namespace

constinit const ResourceInfo app_events_resource = {
  .call = {.toolset = "resources", .name = "app_events", .identity = "resources.app_events", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true, .needs = kAppEventsNeeds},
  .uri = "offhand://app/{name}/events",
  .is_template = true,
  .name = "app_events",
  .title = "Events of an application",
  .description = "What an application reported lately, oldest first: windows that opened and closed, focus, changes of elements. A window that opened, is a dialog and is still there is told once more as dialog_appeared, with the kind of dialog (pattern) where it is a known one. At most 200 are kept, of which those of windows and of the focus are not pushed out by changes of elements; equal ones that follow each other are told once, with their number. What is said of elements that are being destroyed is left out.",
  .mime_type = "application/json",
  .wire = kAppEventsWire,
  .variables = kAppEventsVariables,
  .watches = {.events = kAppEventsEvents, .debounce_ms = 0, .each_event_is_news = true},
  .read = &read_app_events,
};

}  // namespace offhand::resources
