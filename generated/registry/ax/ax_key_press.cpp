// Generated from schema/tools/ax/ax_key_press.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/ax/ax_key_press.h"

namespace offhand::tools::ax {
namespace {

constexpr auto kAxKeyPressPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kAxKeyPressNeeds = std::to_array<std::string_view>({"accessibility", "apps", "input", "windows"});
constexpr auto kAxKeyPressErrors = std::to_array<std::string_view>({"app_not_connected", "connection_ended", "ambiguous_app", "no_window", "desktop_scope_disabled", "unknown_key", "invalid_key_combination", "blocked_by_dialog", "background_unavailable"});

constexpr auto kAxKeyPressModifiersChoices = std::to_array<std::string_view>({"ctrl", "shift", "alt", "super"});
constexpr auto kAxKeyPressOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application. Default: whatever has the keyboard of the screen, where the setting capture_scope allows that.", .facts = "Limits: 1 to 256 characters."},
  {.flag = "--key", .key = "key", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Name of a key: return, tab, escape, space, backspace, delete, insert, home, end, pageup, pagedown, up, down, left, right, f1 to f24, menu, print, pause, capslock, numlock, scrolllock, kp0 to kp9, kpenter, volumeup, playpause and other media keys, or the character that the key types. Modifiers may stand before it: ctrl+s.", .facts = "Limits: 1 to 64 characters. Required.", .required = true},
  {.flag = "--modifiers", .key = "modifiers", .kind = CliKind::list, .position = -1, .value_name = "NAME,...", .description = "Modifier keys that are held while the key is pressed. They may stand in key as well.", .facts = "One of ctrl, shift, alt, super. Limits: at most 4 items.", .choices = kAxKeyPressModifiersChoices, .item_kind = CliKind::string},
});

constexpr std::string_view kAxKeyPressWire =
    R"text({"name":"ax_key_press","title":"Press keys","description":"Presses a key, with modifiers, in the front window of an application; without one where the keyboard of the screen is.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Default: what has the keyboard of the screen."},"key":{"type":"string","minLength":1,"maxLength":64,"description":"return, tab, escape, space, backspace, delete, insert, home, end, pageup, pagedown, up, down, left, right, f1 to f24, menu, print, pause, capslock, numlock, scrolllock, kp0 to kp9, kpenter, volumeup, playpause and the like, or one character; modifiers may stand before it: \"ctrl+s\"."},"modifiers":{"type":"array","maxItems":4,"items":{"type":"string","enum":["ctrl","shift","alt","super"]},"description":"Keys held meanwhile."}},"required":["key"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"openWorldHint":false}})text";

constexpr std::string_view kAxKeyPressBriefWire =
    R"text({"name":"ax_key_press","title":"Press keys","description":"Presses a key, with modifiers, in the front window of an application; without one where the keyboard of the screen is.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Default: what has the keyboard of the screen."},"key":{"type":"string","description":"return, tab, escape, space, backspace, delete, insert, home, end, pageup, pagedown, up, down, left, right, f1 to f24, menu, print, pause, capslock, numlock, scrolllock, kp0 to kp9, kpenter, volumeup, playpause and the like, or one character; modifiers may stand before it: \"ctrl+s\"."},"modifiers":{"type":"array","items":{"type":"string","enum":["ctrl","shift","alt","super"]},"description":"Keys held meanwhile."}},"required":["key"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"openWorldHint":false}})text";

constexpr std::string_view kAxKeyPressReference = R"text(# ax_key_press

Presses a key, with modifiers, in the front window of an application; without one where the keyboard of the screen is.

Toolset `ax`, group `action`, since 0.1. Command: `offhand ax key`. A call can at worst destroy something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `app` | string, 1 to 256 characters | | Connected application. Default: whatever has the keyboard of the screen, where the setting capture_scope allows that. |
| `key` | string, 1 to 64 characters | required | Name of a key: return, tab, escape, space, backspace, delete, insert, home, end, pageup, pagedown, up, down, left, right, f1 to f24, menu, print, pause, capslock, numlock, scrolllock, kp0 to kp9, kpenter, volumeup, playpause and other media keys, or the character that the key types. Modifiers may stand before it: ctrl+s. |
| `modifiers` | list of one of `ctrl`, `shift`, `alt`, `super`, at most 4 items | `[]` | Modifier keys that are held while the key is pressed. They may stand in key as well. Also taken: `control` for `ctrl`, `opt` for `alt`, `option` for `alt`, `cmd` for `super`, `command` for `super`, `meta` for `super`, `win` for `super`. |

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

`ambiguous_app`, `app_not_connected`, `background_unavailable`, `blocked_by_dialog`, `connection_ended`, `desktop_scope_disabled`, `invalid_key_combination`, `no_window`, `unknown_key`; besides the general ones.

## Examples

Select everything.

```json
{"name":"ax_key_press","arguments":{"app":"gedit","key":"a","modifiers":["ctrl"]}}
```

```sh
offhand ax key a --app gedit --modifiers ctrl
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

constinit const ToolInfo ax_key_press_tool = {
  .toolset = "ax",
  .name = "ax_key_press",
  .identity = "ax.ax_key_press",
  .command = "ax key",
  .title = "Press keys",
  .group = "action",
  .since = "0.1",
  .description = "Presses a key, with modifiers, in the front window of an application; without one where the keyboard of the screen is.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = false},
  .power = Power::destroy, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = kAxKeyPressPlatforms,
  .needs = kAxKeyPressNeeds,
  .errors = kAxKeyPressErrors,
  .wire = kAxKeyPressWire,
  .brief_wire = kAxKeyPressBriefWire,
  .input = &ax_key_press_args_schema,
  .cli = kAxKeyPressOptions,
  .reference = kAxKeyPressReference,
  .parse = &prepare_ax_key_press,
};

}  // namespace offhand::tools::ax
