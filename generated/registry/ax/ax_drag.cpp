// Generated from schema/tools/ax/ax_drag.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/ax/ax_drag.h"

namespace offhand::tools::ax {
namespace {

constexpr auto kAxDragPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kAxDragNeeds = std::to_array<std::string_view>({"accessibility", "apps", "input", "windows"});
constexpr auto kAxDragUses = std::to_array<std::string_view>({"screen_layout"});
constexpr auto kAxDragErrors = std::to_array<std::string_view>({"app_not_connected", "connection_ended", "ambiguous_app", "no_window", "invalid_query", "accessibility_off", "accessibility_disabled", "no_accessibility_bus", "ambiguous_window", "stale_element", "unknown_element", "window_owner_mismatch", "no_matching_element", "ambiguous_query", "not_visible", "element_covered", "blocked_by_dialog", "not_ready", "element_unstable", "background_unavailable", "no_window_there", "point_outside", "place_missing", "places_in_two_windows"});

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
    R"text({"name":"ax_drag","title":"Drag","description":"Presses the button at an element or a point, moves to another, and releases it there. Both lie in one window of the application.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Alias, name, desktop-file id or pid of a connected application."},"from_query":{"type":"string","minLength":1,"maxLength":4096,"description":"Where it begins."},"to_query":{"type":"string","minLength":1,"maxLength":4096,"description":"Where it ends."},"from_x":{"type":"integer","minimum":-65536,"maximum":65536,"description":"Horizontal position where the drag begins, in pixels of the last picture of the screen that the session was shown; of the screen itself where it was shown none."},"from_y":{"type":"integer","minimum":-65536,"maximum":65536,"description":"Vertical position where the drag begins, in the same pixels as from_x."},"to_x":{"type":"integer","minimum":-65536,"maximum":65536,"description":"Horizontal position where the drag ends, in the same pixels as from_x."},"to_y":{"type":"integer","minimum":-65536,"maximum":65536,"description":"Vertical position where the drag ends, in the same pixels as from_x."},"duration_ms":{"type":"integer","minimum":0,"maximum":10000,"description":"From the press to the release, at least.","default":500}},"required":["app"],"additionalProperties":false,"dependentRequired":{"from_x":["from_y"],"from_y":["from_x"],"to_x":["to_y"],"to_y":["to_x"]}},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"openWorldHint":false}})text";

constexpr std::string_view kAxDragBriefWire =
    R"text({"name":"ax_drag","title":"Drag","description":"Presses the button at an element or a point, moves to another, and releases it there. Both lie in one window of the application.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Alias, name, desktop-file id or pid of a connected application."},"from_query":{"type":"string","description":"Where it begins."},"to_query":{"type":"string","description":"Where it ends."},"from_x":{"type":"integer","description":"Horizontal position where the drag begins, in pixels of the last picture of the screen that the session was shown; of the screen itself where it was shown none."},"from_y":{"type":"integer","description":"Vertical position where the drag begins, in the same pixels as from_x."},"to_x":{"type":"integer","description":"Horizontal position where the drag ends, in the same pixels as from_x."},"to_y":{"type":"integer","description":"Vertical position where the drag ends, in the same pixels as from_x."},"duration_ms":{"type":"integer","description":"From the press to the release, at least.","default":500}},"required":["app"],"additionalProperties":false,"dependentRequired":{"from_x":["from_y"],"from_y":["from_x"],"to_x":["to_y"],"to_y":["to_x"]}},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"openWorldHint":false}})text";

constexpr std::string_view kAxDragReference = R"text(# ax_drag

Presses the button at an element or a point, moves to another, and releases it there. Both lie in one window of the application.

Toolset `ax`, group `action`, since 0.1. Command: `offhand ax drag`. A call can at worst destroy something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `app` | string, 1 to 256 characters | required | Connected application: its alias, its name, the id of its desktop entry, or its pid. |
| `from_query` | string, 1 to 4096 characters | | Query of the element where the drag begins. |
| `to_query` | string, 1 to 4096 characters | | Query of the element where the drag ends. |
| `from_x` | integer, -65536 to 65536 | | Horizontal position where the drag begins, in pixels of the last picture of the screen that the session was shown; of the screen itself where it was shown none. |
| `from_y` | integer, -65536 to 65536 | | Vertical position where the drag begins, in the same pixels as from_x. |
| `to_x` | integer, -65536 to 65536 | | Horizontal position where the drag ends, in the same pixels as from_x. |
| `to_y` | integer, -65536 to 65536 | | Vertical position where the drag ends, in the same pixels as from_x. |
| `duration_ms` | integer, 0 to 10000 | `500` | Shortest time from the press to the release, in milliseconds. |

- `from_x` needs `from_y` as well.
- `from_y` needs `from_x` as well.
- `to_x` needs `to_y` as well.
- `to_y` needs `to_x` as well.

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `since` | integer, at least 1 | | Only with observe: snapshot_id of the snapshot that changes refers to; absent when there is none to compare with. |
| `snapshot_id` | integer, at least 1 | | Only with observe: id of the snapshot that was taken after the action. Its elements can be acted on. |
| `changes[]` | list of object | | Only with observe: the visible elements that were added, changed or removed, at most 4,000 bytes of lines. |
| `changes[].change` | one of `added`, `changed`, `removed` | always | Whether the line of an element was added, changed or removed. |
| `changes[].element_index` | integer, 1 to 2147483647 | always | Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one. |
| `changes[].line` | string | always | The element in the form in which get_window_state writes it. |
| `changes_note` | string | | Only with observe: what limits changes, or why there are none and what to do instead. |
| `new_windows[]` | list of object | | Only with observe: windows that opened since the session last listed or read windows; absent when there are none. |
| `new_windows[].window_id` | integer, 1 to 4294967295 | always | Id of the window, as other tools take it. |
| `new_windows[].pid` | integer, at least 0 | always | Process id of the owner; 0 when the owner does not tell it. |
| `new_windows[].app_name` | string | always | Name of the application that owns the window. |
| `new_windows[].title` | string | always | Title of the window; empty when it has none. |
| `new_windows[].bounds` | object | always | Visible frame on the screen, in pixels, without the shadow. |
| `new_windows[].bounds.x` | integer | always | Left edge in pixels; grows to the right. |
| `new_windows[].bounds.y` | integer | always | Top edge in pixels; grows downwards. |
| `new_windows[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `new_windows[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `new_windows[].z_index` | integer, at least 0 | always | Position in the stacking order; a higher number is nearer to the front. |
| `new_windows[].is_on_screen` | boolean | always | Whether the window is mapped on the current workspace and lies inside the screen. Other windows may cover it. |
| `new_windows[].on_current_space` | boolean | always | Whether the window is on the current workspace. |
| `new_windows[].is_active` | boolean | always | Whether it is the active window of the desktop, which has the keyboard. |
| `new_windows[].is_minimized` | boolean | always | Whether the window is minimised. |
| `new_windows[].blocked_by` | integer, 1 to 4294967295 | | Id of the modal dialog that keeps the window from taking input; absent when there is none. |
| `path` | so far one of `x11_atspi`, `atspi`, `x11_pixel`, `x11_pixel_fg`, `key_events`, `key_events_fg`, `x11_second_keyboard`, `x11_second_pointer`, `gtk_action`, `cdp`, `bidi`, `sim_action`, `sim_pointer`, `sim_keys`, `none` | always | The route by which the action was delivered, such as an accessibility action (x11_atspi), pointer events sent to the window (x11_pixel) or a second keyboard (x11_second_keyboard). Names that end in _fg mean foreground delivery; none: nothing had to be sent. Other platforms and later releases have further values. |
| `verified` | boolean | | true: the effect was read back; false: the action was delivered, but its effect is not confirmed. |
| `effect` | one of `confirmed`, `unverifiable`, `suspected_noop` | always | How sure it is that the action had its effect. |
| `target` | object | always | What the action acted on. |
| `target.pid` | integer, at least 0 | always | Process id of the application. For a point of the screen it is that of the window there, or 0. |
| `target.window_id` | integer, at least 0 | always | Id of the window; 0 for a point of the screen. |
| `target.element_index` | integer, 1 to 2147483647 | | Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one. |
| `target.role` | string | | Role of the element, or of what lay at the point where its application tells. |
| `target.name` | string | | What the element is called, or what lay at the point, as read before the action; the first 80 characters of it. |
| `target.renamed_from` | string | | Name of the element in the snapshot; present only when it has changed since. |
| `evidence` | object | | The observation that confirms an effect. |
| `evidence.kind` | one of `value_readback`, `state_readback`, `event`, `window_change` | always | What kind of observation confirms the effect: the value or a state was read back, the application reported an event, or windows changed. |
| `evidence.detail` | string | always | What was observed, in words. For an event it includes role and name of the node that the event came from. |
| `value` | string | | What the element holds after the action, cut to 200 characters. A password is shown as as many * as it has characters. |
| `observed` | string | | What else changed in the application meanwhile, by the action or by itself. |
| `escalation` | object | | What to try next, where the action was not delivered or had no effect that could be seen. |
| `escalation.recommended` | one of `px`, `foreground`, `page` | always | px: act on a point instead of the element; foreground: repeat the call with delivery_mode foreground; page: use the page tool. |
| `escalation.reason` | string | always | Why that is recommended. |
| `side_effects[]` | list of object | | Parts of the user's state that the action disturbed; absent when no disturbance was seen. |
| `side_effects[].kind` | one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | always | Part of the user's state that can be disturbed: the active window, the keyboard focus, the stacking order, the pointer, or a grab, by which a menu takes pointer and keyboard for itself. |
| `side_effects[].duration_ms` | integer, at least 0 | always | For how many milliseconds it was disturbed. |
| `side_effects[].restored` | boolean | always | Whether it was put back. |
| `side_effects[].keys_caught` | integer, at least 1 | | Number of keys that the user pressed meanwhile and that were intercepted and passed on to the user's window. Keys that reached another window are not counted. |
| `late_side_effects[]` | list of object | | Side effects of earlier actions of this session that appeared after those calls were answered; absent when there were none. |
| `late_side_effects[].kind` | one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | always | Part of the user's state that can be disturbed: the active window, the keyboard focus, the stacking order, the pointer, or a grab, by which a menu takes pointer and keyboard for itself. |
| `late_side_effects[].duration_ms` | integer, at least 0 | always | For how many milliseconds it was disturbed. |
| `late_side_effects[].restored` | boolean | always | Whether it was put back. |
| `late_side_effects[].keys_caught` | integer, at least 1 | | Number of keys that the user pressed meanwhile and that were intercepted and passed on to the user's window. Keys that reached another window are not counted. |
| `unobserved[]` | list of one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | | Parts of the user's state that cannot be observed on this desktop, so that side_effects says nothing of them; absent when all are observed. |

## Errors

`accessibility_disabled`, `accessibility_off`, `ambiguous_app`, `ambiguous_query`, `ambiguous_window`, `app_not_connected`, `background_unavailable`, `blocked_by_dialog`, `connection_ended`, `element_covered`, `element_unstable`, `invalid_query`, `no_accessibility_bus`, `no_matching_element`, `no_window`, `no_window_there`, `not_ready`, `not_visible`, `place_missing`, `places_in_two_windows`, `point_outside`, `stale_element`, `unknown_element`, `window_owner_mismatch`; besides the general ones.

## Examples

Move a row below another.

```json
{"name":"ax_drag","arguments":{"app":"gedit","from_query":"row:First","to_query":"row:Second"}}
```

```sh
offhand ax drag row:First row:Second --app gedit
```

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | none | Offhand has no macOS backend yet. |
| sim | full | |
| web | none | This tool works on desktop windows. |
| windows | none | Offhand has no Windows backend yet. |
)text";

}  // namespace

constinit const ToolInfo ax_drag_tool = {
  .toolset = "ax",
  .name = "ax_drag",
  .identity = "ax.ax_drag",
  .command = "ax drag",
  .title = "Drag",
  .group = "action",
  .since = "0.1",
  .description = "Presses the button at an element or a point, moves to another, and releases it there. Both lie in one window of the application.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = false},
  .power = Power::destroy, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = kAxDragPlatforms,
  .needs = kAxDragNeeds,
  .uses = kAxDragUses,
  .errors = kAxDragErrors,
  .wire = kAxDragWire,
  .brief_wire = kAxDragBriefWire,
  .input = &ax_drag_args_schema,
  .cli = kAxDragOptions,
  .combinations = kAxDragCombinations,
  .reference = kAxDragReference,
  .parse = &prepare_ax_drag,
};

}  // namespace offhand::tools::ax
