// Generated from schema/tools/ax/ax_drag.json. Do not edit.
#include "generated/tools/ax/ax_drag.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxDragNeeds = std::to_array<std::string_view>({"accessibility", "apps", "input", "windows"});
constexpr auto kAxDragUses = std::to_array<std::string_view>({"screen_layout"});
constexpr auto kAxDragErrors = std::to_array<std::string_view>({"invalid_arguments", "place_said_twice", "app_not_connected", "connection_ended", "ambiguous_app", "no_window", "invalid_query", "accessibility_off", "accessibility_disabled", "no_accessibility_bus", "ambiguous_window", "stale_element", "unknown_element", "window_owner_mismatch", "no_matching_element", "ambiguous_query", "not_visible", "element_covered", "blocked_by_dialog", "not_ready", "element_unstable", "background_unavailable", "no_window_there", "point_outside", "place_missing", "places_in_two_windows"});

constexpr auto kAxDragCombinations = std::to_array<std::string_view>({"from_x needs from_y as well.", "from_y needs from_x as well.", "to_x needs to_y as well.", "to_y needs to_x as well."});
constexpr auto kAxDragOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application: its alias, its name, the id of its desktop entry, or its pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--from-query", .key = "from_query", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Query of the element where the drag begins.", .facts = "Limits: 1 to 4096 characters."},
  {.flag = "--to-query", .key = "to_query", .kind = CliKind::string, .position = 1, .value_name = "TEXT", .description = "Query of the element where the drag ends.", .facts = "Limits: 1 to 4096 characters."},
  {.flag = "--from-x", .key = "from_x", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Horizontal position where the drag begins, in pixels of the last picture of the screen that the session was shown; of the screen itself where it was shown none.", .facts = "Limits: -65536 to 65536."},
  {.flag = "--from-y", .key = "from_y", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Vertical position where the drag begins, in the same pixels as from_x.", .facts = "Limits: -65536 to 65536."},
  {.flag = "--to-x", .key = "to_x", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Horizontal position where the drag ends, in the same pixels as from_x.", .facts = "Limits: -65536 to 65536."},
  {.flag = "--to-y", .key = "to_y", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Vertical position where the drag ends, in the same pixels as from_x.", .facts = "Limits: -65536 to 65536."},
  {.flag = "--duration-ms", .key = "duration_ms", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Shortest time from the press to the release, in milliseconds.", .facts = "Limits: 0 to 10000. Default: 500.", .default_text = "500"},
});

constexpr std::string_view kAxDragWire =
    R"text({"name":"ax_drag","title":"Drag","description":"Presses the button at an element or a point, moves to another, and releases it there. Both lie in one window of the application; each is named by a query or by coordinates.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Alias, name, desktop-file id or pid of a connected application."},"from_query":{"type":"string","minLength":1,"maxLength":4096,"description":"Where it begins."},"to_query":{"type":"string","minLength":1,"maxLength":4096,"description":"Where it ends."},"from_x":{"type":"integer","minimum":-65536,"maximum":65536,"description":"Horizontal position where the drag begins, in pixels of the last picture of the screen that the session was shown; of the screen itself where it was shown none."},"from_y":{"type":"integer","minimum":-65536,"maximum":65536,"description":"Vertical position where the drag begins, in the same pixels as from_x."},"to_x":{"type":"integer","minimum":-65536,"maximum":65536,"description":"Horizontal position where the drag ends, in the same pixels as from_x."},"to_y":{"type":"integer","minimum":-65536,"maximum":65536,"description":"Vertical position where the drag ends, in the same pixels as from_x."},"duration_ms":{"type":"integer","minimum":0,"maximum":10000,"description":"From the press to the release, at least.","default":500}},"required":["app"],"additionalProperties":false,"dependentRequired":{"from_x":["from_y"],"from_y":["from_x"],"to_x":["to_y"],"to_y":["to_x"]}},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"openWorldHint":false}})text";

constexpr std::string_view kAxDragBriefWire =
    R"text({"name":"ax_drag","title":"Drag","description":"Presses the button at an element or a point, moves to another, and releases it there. Both lie in one window of the application; each is named by a query or by coordinates.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Alias, name, desktop-file id or pid of a connected application."},"from_query":{"type":"string","description":"Where it begins."},"to_query":{"type":"string","description":"Where it ends."},"from_x":{"type":"integer","description":"Horizontal position where the drag begins, in pixels of the last picture of the screen that the session was shown; of the screen itself where it was shown none."},"from_y":{"type":"integer","description":"Vertical position where the drag begins, in the same pixels as from_x."},"to_x":{"type":"integer","description":"Horizontal position where the drag ends, in the same pixels as from_x."},"to_y":{"type":"integer","description":"Vertical position where the drag ends, in the same pixels as from_x."},"duration_ms":{"type":"integer","description":"From the press to the release, at least.","default":500}},"required":["app"],"additionalProperties":false,"dependentRequired":{"from_x":["from_y"],"from_y":["from_x"],"to_x":["to_y"],"to_y":["to_x"]}},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"openWorldHint":false}})text";

/// docs/reference/tools/ax/ax_drag.md, of which the build makes it (cmake/references.cmake).
extern const char ax_drag_reference[];

constinit const ToolInfo ax_drag_tool = {
  .toolset = "ax",
  .name = "ax_drag",
  .identity = "ax.ax_drag",
  .command = "ax drag",
  .title = "Drag",
  .group = "action",
  .since = "0.1",
  .description = "Presses the button at an element or a point, moves to another, and releases it there. Both lie in one window of the application; each is named by a query or by coordinates.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = false},
  .power = Power::destroy, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kAxDragNeeds,
  .uses = kAxDragUses,
  .errors = kAxDragErrors,
  .wire = kAxDragWire,
  .brief_wire = kAxDragBriefWire,
  .input = &ax_drag_args_schema,
  .cli = kAxDragOptions,
  .combinations = kAxDragCombinations,
  .reference = {ax_drag_reference, 11088},
  .parse = &prepare_ax_drag,
};

}  // namespace offhand::tools::ax
