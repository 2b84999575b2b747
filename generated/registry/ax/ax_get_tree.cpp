// Generated from schema/tools/ax/ax_get_tree.json. Do not edit.
#include "generated/tools/ax/ax_get_tree.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxGetTreeNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kAxGetTreeErrors = std::to_array<std::string_view>({"app_not_connected", "connection_ended", "ambiguous_app", "no_window", "invalid_query", "accessibility_off", "accessibility_disabled", "no_accessibility_bus", "ambiguous_window", "stale_element", "unknown_element", "window_owner_mismatch", "no_matching_element", "ambiguous_query"});

constexpr auto kAxGetTreeOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application: its alias, its name, the id of its desktop entry, or its pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--root-query", .key = "root_query", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Query of the element to start from. Default: the windows.", .facts = "Limits: 1 to 4096 characters."},
  {.flag = "--max-depth", .key = "max_depth", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "How many levels below the start are shown.", .facts = "Limits: 0 to 256. Default: 5.", .default_text = "5"},
  {.flag = "--include-invisible", .key = "include_invisible", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: elements that are hidden or out of view are shown as well.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--compact", .key = "compact", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: only role and title of each element.", .facts = "Default: false.", .default_text = "false"},
});

constexpr std::string_view kAxGetTreeWire =
    R"text({"name":"ax_get_tree","title":"Get the tree of elements","description":"Shows the elements of an application, or of the one that a query finds, as an indented tree.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Alias, name, desktop-file id or pid of a connected application."},"root_query":{"type":"string","minLength":1,"maxLength":4096,"description":"Element to start from; default: the windows."},"max_depth":{"type":"integer","minimum":0,"maximum":256,"description":"How many levels below the start are shown.","default":5},"include_invisible":{"type":"boolean","description":"true: elements that are hidden or out of view are shown as well."},"compact":{"type":"boolean","description":"true: only role and title of each element."}},"required":["app"],"additionalProperties":false},"outputSchema":{"type":"object","required":["tree","elements","left_out"]},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

constexpr std::string_view kAxGetTreeBriefWire =
    R"text({"name":"ax_get_tree","title":"Get the tree of elements","description":"Shows the elements of an application, or of the one that a query finds, as an indented tree.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Alias, name, desktop-file id or pid of a connected application."},"root_query":{"type":"string","description":"Element to start from; default: the windows."},"max_depth":{"type":"integer","minimum":0,"maximum":256,"description":"How many levels below the start are shown.","default":5},"include_invisible":{"type":"boolean","description":"true: elements that are hidden or out of view are shown as well."},"compact":{"type":"boolean","description":"true: only role and title of each element."}},"required":["app"],"additionalProperties":false},"outputSchema":{"type":"object","required":["tree","elements","left_out"]},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

/// docs/reference/tools/ax/ax_get_tree.md, of which the build makes it (cmake/references.cmake).
extern const char ax_get_tree_reference[];

constinit const ToolInfo ax_get_tree_tool = {
  .toolset = "ax",
  .name = "ax_get_tree",
  .identity = "ax.ax_get_tree",
  .command = "ax tree",
  .title = "Get the tree of elements",
  .group = "find",
  .since = "0.1",
  .description = "Shows the elements of an application, or of the one that a query finds, as an indented tree.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .tasks = TaskSupport::optional,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kAxGetTreeNeeds,
  .errors = kAxGetTreeErrors,
  .wire = kAxGetTreeWire,
  .brief_wire = kAxGetTreeBriefWire,
  .input = &ax_get_tree_args_schema,
  .cli = kAxGetTreeOptions,
  .reference = {ax_get_tree_reference, 3249},
  .parse = &prepare_ax_get_tree,
};

}  // namespace offhand::tools::ax
