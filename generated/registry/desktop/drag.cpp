// Generated from schema/tools/desktop/drag.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/drag.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kDragPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kDragNeeds = std::to_array<std::string_view>({"accessibility", "apps", "input", "windows"});
constexpr auto kDragErrors = std::to_array<std::string_view>({"point_outside", "no_zoom_picture", "desktop_scope_disabled", "blocked_by_dialog", "background_unavailable"});

constexpr auto kDragScopeChoices = std::to_array<std::string_view>({"window", "desktop"});
constexpr auto kDragDeliveryModeChoices = std::to_array<std::string_view>({"background", "foreground"});
constexpr auto kDragObserveChoices = std::to_array<std::string_view>({"none", "diff"});
constexpr auto kDragButtonChoices = std::to_array<std::string_view>({"left", "right", "middle"});
constexpr auto kDragModifierChoices = std::to_array<std::string_view>({"ctrl", "shift", "alt", "super"});
constexpr auto kDragCombinations = std::to_array<std::string_view>({"Target: pid, or nothing."});
constexpr auto kDragOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = -1, .value_name = "PROCESS", .description = "Process id of the application that owns the window.", .facts = "Limits: 1 to 4194304."},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Id of the window, from list_windows or launch_app. Default: the topmost window of pid.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--from-zoom", .key = "from_zoom", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: both points are in pixels of the last zoom picture of the window instead of its last whole picture. Fails with no_zoom_picture where the session has none.", .facts = ""},
  {.flag = "--scope", .key = "scope", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "desktop lets a call without pid act on the whole screen. Default: the setting capture_scope.", .facts = "One of window, desktop.", .choices = kDragScopeChoices},
  {.flag = "--delivery-mode", .key = "delivery_mode", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile.", .facts = "One of background, foreground. Default: background.", .default_text = "background", .choices = kDragDeliveryModeChoices},
  {.flag = "--observe", .key = "observe", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.", .facts = "One of none, diff. Default: none.", .default_text = "none", .choices = kDragObserveChoices},
  {.flag = "--from-x", .key = "from_x", .kind = CliKind::number, .position = 0, .value_name = "NUMBER", .description = "Horizontal position at which the button is pressed, in pixels of the last picture of the window that the session was shown. Without pid: in pixels of the last picture of the screen.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--from-y", .key = "from_y", .kind = CliKind::number, .position = 1, .value_name = "NUMBER", .description = "Vertical position at which the button is pressed, in the same pixels as from_x.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--to-x", .key = "to_x", .kind = CliKind::number, .position = 2, .value_name = "NUMBER", .description = "Horizontal position at which the button is released, in the same pixels as from_x.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--to-y", .key = "to_y", .kind = CliKind::number, .position = 3, .value_name = "NUMBER", .description = "Vertical position at which the button is released, in the same pixels as from_x.", .facts = "Limits: -65536 to 65536. Required.", .required = true},
  {.flag = "--button", .key = "button", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "Button to press.", .facts = "One of left, right, middle. Default: left.", .default_text = "left", .choices = kDragButtonChoices},
  {.flag = "--modifier", .key = "modifier", .kind = CliKind::list, .position = -1, .value_name = "NAME,...", .description = "Modifier keys that are held during the action.", .facts = "One of ctrl, shift, alt, super. Limits: at most 4 items.", .choices = kDragModifierChoices, .item_kind = CliKind::string},
  {.flag = "--duration-ms", .key = "duration_ms", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Shortest time from the press to the release, in milliseconds.", .facts = "Limits: 0 to 10000. Default: 500.", .default_text = "500"},
  {.flag = "--steps", .key = "steps", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Number of moves on the way from the press to the release.", .facts = "Limits: 1 to 200. Default: 20.", .default_text = "20"},
});

constexpr std::string_view kDragWire =
    R"text({"name":"drag","title":"Drag","description":"Presses a button at one point, moves, and releases it at another. Target: pid, or nothing.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."},"from_zoom":{"type":"boolean","description":"Points of the last zoom."},"scope":{"type":"string","enum":["window","desktop"],"description":"Without pid, for capture_scope."},"delivery_mode":{"type":"string","enum":["background","foreground"],"description":"foreground: window active meanwhile.","default":"background"},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"from_x":{"type":"number","minimum":-65536,"maximum":65536,"description":"Pressed here: pixels of the window's last picture, without pid the screen's."},"from_y":{"type":"number","minimum":-65536,"maximum":65536,"description":"As from_x."},"to_x":{"type":"number","minimum":-65536,"maximum":65536,"description":"Released here, as from_x."},"to_y":{"type":"number","minimum":-65536,"maximum":65536,"description":"As from_x."},"button":{"type":"string","enum":["left","right","middle"],"description":"Button to press.","default":"left"},"modifier":{"type":"array","maxItems":4,"items":{"type":"string","enum":["ctrl","shift","alt","super"]},"description":"Keys held meanwhile."},"duration_ms":{"type":"integer","minimum":0,"maximum":10000,"description":"From the press to the release, at least.","default":500},"steps":{"type":"integer","minimum":1,"maximum":200,"description":"Moves on the way, along a straight line.","default":20}},"required":["from_x","from_y","to_x","to_y"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]}})text";

constexpr std::string_view kDragBriefWire =
    R"text({"name":"drag","title":"Drag","description":"Presses a button at one point, moves, and releases it at another. Target: pid, or nothing.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: pid's topmost."},"from_zoom":{"type":"boolean","description":"Points of the last zoom."},"scope":{"type":"string","enum":["window","desktop"],"description":"Without pid, for capture_scope."},"delivery_mode":{"type":"string","enum":["background","foreground"],"description":"foreground: window active meanwhile.","default":"background"},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"from_x":{"type":"number","description":"Pressed here: pixels of the window's last picture, without pid the screen's."},"from_y":{"type":"number","description":"As from_x."},"to_x":{"type":"number","description":"Released here, as from_x."},"to_y":{"type":"number","description":"As from_x."},"button":{"type":"string","enum":["left","right","middle"],"description":"Button to press.","default":"left"},"modifier":{"type":"array","items":{"type":"string","enum":["ctrl","shift","alt","super"]},"description":"Keys held meanwhile."},"duration_ms":{"type":"integer","description":"From the press to the release, at least.","default":500},"steps":{"type":"integer","minimum":1,"maximum":200,"description":"Moves on the way, along a straight line.","default":20}},"required":["from_x","from_y","to_x","to_y"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]}})text";

constexpr std::string_view kDragReference = R"text(# drag

Presses a button of the pointer at one point, moves in a straight line, and releases it at another point.

Toolset `desktop`, group `input`, since 0.1. Command: `offhand drag`. A call can at worst destroy something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `pid` | integer, 1 to 4194304 | | Process id of the application that owns the window. |
| `window_id` | integer, 1 to 4294967295 | | Id of the window, from list_windows or launch_app. Default: the topmost window of pid. |
| `from_zoom` | boolean | | true: both points are in pixels of the last zoom picture of the window instead of its last whole picture. Fails with no_zoom_picture where the session has none. |
| `scope` | one of `window`, `desktop` | | desktop lets a call without pid act on the whole screen. Default: the setting capture_scope. |
| `delivery_mode` | one of `background`, `foreground` | `"background"` | How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile. Any other text means `background`. `background`: The action does not move the pointer, take the focus or raise the window. `foreground`: The window is activated, the action done, and the previously active window put back. |
| `observe` | one of `none`, `diff` | `"none"` | What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled. `none`: The reply tells only of the action itself. `diff`: The reply also tells what changed in the window since the session last read it, as get_window_state does with since. |
| `from_x` | number, -65536 to 65536 | required | Horizontal position at which the button is pressed, in pixels of the last picture of the window that the session was shown. Without pid: in pixels of the last picture of the screen. |
| `from_y` | number, -65536 to 65536 | required | Vertical position at which the button is pressed, in the same pixels as from_x. |
| `to_x` | number, -65536 to 65536 | required | Horizontal position at which the button is released, in the same pixels as from_x. |
| `to_y` | number, -65536 to 65536 | required | Vertical position at which the button is released, in the same pixels as from_x. |
| `button` | one of `left`, `right`, `middle` | `"left"` | Button to press. |
| `modifier` | list of one of `ctrl`, `shift`, `alt`, `super`, at most 4 items | `[]` | Modifier keys that are held during the action. Also taken: `control` for `ctrl`, `opt` for `alt`, `option` for `alt`, `cmd` for `super`, `command` for `super`, `meta` for `super`, `win` for `super`. |
| `duration_ms` | integer, 0 to 10000 | `500` | Shortest time from the press to the release, in milliseconds. |
| `steps` | integer, 1 to 200 | `20` | Number of moves on the way from the press to the release. |

### Target

What the two points of a drag lie in: a window, or the screen. The first of these forms that fits is taken:

| Needs | May have | Meaning |
|---|---|---|
| `pid` | `window_id`, `from_zoom` | Two points of a window, in pixels of its last picture. |
| | `scope` | Two points of the screen; needs scope desktop. The user's own pointer drags, and goes back. A window that the drag brings to the front stays there in the background mode; side_effects reports all of it. |

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
| `side_effects[].restored` | boolean | always | Whether it was put back, by a look at the end of the call. |
| `side_effects[].ends_by` | string | | What ends it, where it lasts; absent where it was put back. |
| `side_effects[].keys_caught` | integer, at least 1 | | Number of keys that the user pressed meanwhile and that were intercepted and passed on to the user's window. Keys that reached another window are not counted. |
| `late_side_effects[]` | list of object | | Side effects of earlier actions of this session that appeared after those calls were answered, or that last; absent when there were none. |
| `late_side_effects[].kind` | one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | always | Part of the user's state that can be disturbed: the active window, the keyboard focus, the stacking order, the pointer, or a grab, by which a menu takes pointer and keyboard for itself. |
| `late_side_effects[].duration_ms` | integer, at least 0 | always | For how many milliseconds it was disturbed. |
| `late_side_effects[].restored` | boolean | always | Whether it was put back, by a look at the end of the call. |
| `late_side_effects[].ends_by` | string | | What ends it, where it lasts; absent where it was put back. |
| `late_side_effects[].keys_caught` | integer, at least 1 | | Number of keys that the user pressed meanwhile and that were intercepted and passed on to the user's window. Keys that reached another window are not counted. |
| `unobserved[]` | list of one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | | Parts of the user's state that cannot be observed on this desktop, so that side_effects says nothing of them; absent when all are observed. |

## Errors

`background_unavailable`, `blocked_by_dialog`, `desktop_scope_disabled`, `no_zoom_picture`, `point_outside`; besides the general ones.

## Examples

Drag a slider.

```json
{"name":"drag","arguments":{"pid":844,"from_x":100,"from_y":200,"to_x":180,"to_y":200}}
```

```sh
offhand drag 100 200 180 200 --pid 844
```

Drag across the screen.

```json
{"name":"drag","arguments":{"from_x":100,"from_y":200,"to_x":900,"to_y":200,"scope":"desktop"}}
```

```sh
offhand drag 100 200 900 200 --scope desktop
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

constinit const ToolInfo drag_tool = {
  .toolset = "desktop",
  .name = "drag",
  .identity = "desktop.drag",
  .command = "drag",
  .title = "Drag",
  .group = "input",
  .since = "0.1",
  .description = "Presses a button of the pointer at one point, moves in a straight line, and releases it at another point.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = true},
  .power = Power::destroy,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = kDragPlatforms,
  .needs = kDragNeeds,
  .errors = kDragErrors,
  .wire = kDragWire,
  .brief_wire = kDragBriefWire,
  .input = &drag_args_schema,
  .cli = kDragOptions,
  .combinations = kDragCombinations,
  .reference = kDragReference,
  .parse = &prepare_drag,
};

}  // namespace offhand::tools::desktop
