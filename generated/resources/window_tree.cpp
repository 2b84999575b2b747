// Generated from schema/resources/window_tree.json. Do not edit.
#include "generated/resources/window_tree.h"

#include "codegen/runtime/define_types.h"
#include "generated/types/errors.h"

namespace offhand::resources {

constexpr SchemaNode kWindowTreeVariablesNameNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 256};
constexpr SchemaNode kWindowTreeVariablesIndexNode = {.kind = SchemaKind::integer, .minimum = 0, .maximum = 10000};
constexpr SchemaNode kWindowTreeVariablesCursorNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 64, .pattern = "^[0-9a-f]+-[0-9]+$"};
constexpr auto kWindowTreeVariablesProperties = std::to_array<SchemaProperty>({
  {.name = "name", .node = &kWindowTreeVariablesNameNode, .required = true},
  {.name = "index", .node = &kWindowTreeVariablesIndexNode, .required = true},
  {.name = "cursor", .node = &kWindowTreeVariablesCursorNode},
});
constinit const SchemaNode window_tree_variables_schema = {.kind = SchemaKind::object, .properties = kWindowTreeVariablesProperties};

constexpr auto kWindowTreeVariablesMemberKeys = member_keys("name", "index", "cursor");
void write(JsonWriter& writer, const WindowTreeVariables& value) { write_members(writer, value, kWindowTreeVariablesMemberKeys); }
void read(const nlohmann::json& json, WindowTreeVariables& out) { read_members(json, out, kWindowTreeVariablesMemberKeys); }

namespace {

constexpr auto kWindowTreeNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kWindowTreeEvents = std::to_array<std::string_view>({"window_opened", "window_closed", "window_changed", "children_changed", "name_changed", "value_changed", "text_changed", "selection_changed", "state_changed", "application_gone", "events_lost"});

constexpr auto kWindowTreeVariables = std::to_array<UriVariableInfo>({
  {"name", {}, "application"},
  {"index", {}, "window_index"},
  {"cursor", {}, ""},
});

Result<ResourceContent> read_window_tree(Call& call, const UriVariables& values) {
  const CheckedJson checked(window_tree_variables_schema, kWindowTreeVariables, values);
  if (!checked.problems().empty()) return fail(errors::invalid_arguments("window_tree", checked.problems()));
  WindowTreeVariables variables;
  read(checked.value(), variables);
  return window_tree(call, variables);
}

}  // namespace

namespace {
constexpr std::string_view kWindowTreeWire =
    R"text({"name":"window_tree","title":"Elements of a window","description":"The same of one window of an application.","uriTemplate":"offhand://app/{name}/window/{index}/tree{?cursor}","mimeType":"application/json","annotations":{"audience":["assistant"],"priority":0.6}})text";
}  // namespace

constinit const ResourceInfo window_tree_resource = {
  .call = {.toolset = "resources", .name = "window_tree", .identity = "resources.window_tree", .annotations = {.read_only = true, .destructive = false}, .power = Power::observe, .is_sandboxed = true, .needs = kWindowTreeNeeds},
  .uri = "offhand://app/{name}/window/{index}/tree{?cursor}",
  .is_template = true,
  .name = "window_tree",
  .title = "Elements of a window",
  .description = "The same of one window of an application.",
  .mime_type = "application/json",
  .wire = kWindowTreeWire,
  .variables = kWindowTreeVariables,
  .watches = {.events = kWindowTreeEvents, .debounce_ms = 500, .each_event_is_news = false},
  .read = &read_window_tree,
};

}  // namespace offhand::resources
