// Generated from schema/tools/desktop/hotkey.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/hotkey.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kHotkeyPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kHotkeyNeeds = std::to_array<std::string_view>({"accessibility", "apps", "input", "windows"});
constexpr auto kHotkeyErrors = std::to_array<std::string_view>({"stale_element", "unknown_element", "elements_differ", "point_outside", "no_zoom_picture", "desktop_scope_disabled", "unknown_key", "invalid_key_combination", "not_visible", "element_covered", "blocked_by_dialog", "not_ready", "element_unstable", "background_unavailable"});

constexpr auto kHotkeyScopeChoices = std::to_array<std::string_view>({"window", "desktop"});
constexpr auto kHotkeyDeliveryModeChoices = std::to_array<std::string_view>({"background", "foreground"});
constexpr auto kHotkeyObserveChoices = std::to_array<std::string_view>({"none", "diff"});
constexpr auto kHotkeyCombinations = std::to_array<std::string_view>({"Target: element_token, element_index + window_id, pid + x + y, x + y, pid, or nothing."});
constexpr auto kHotkeyOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Run's name.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = -1, .value_name = "PROCESS", .description = "Window's owner.", .facts = "Limits: 1 to 4194304."},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Default: pid's topmost.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--element-index", .key = "element_index", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Number in the latest get_window_state.", .facts = "Limits: 1 to 2147483647."},
  {.flag = "--element-token", .key = "element_token", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Handle in a recent one.", .facts = "Limits: 5 to 64 characters, matches ^[0-9a-z]+-[0-9]+-[0-9]+$."},
  {.flag = "--x", .key = "x", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Pixels of the window's last picture, without pid the screen's; clicked first.", .facts = "Limits: -65536 to 65536."},
  {.flag = "--y", .key = "y", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "As x.", .facts = "Limits: -65536 to 65536."},
  {.flag = "--from-zoom", .key = "from_zoom", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "x, y of the last zoom.", .facts = ""},
  {.flag = "--scope", .key = "scope", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "Without pid, for capture_scope.", .facts = "One of window, desktop.", .choices = kHotkeyScopeChoices},
  {.flag = "--delivery-mode", .key = "delivery_mode", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "foreground: window active meanwhile.", .facts = "One of background, foreground. Default: background.", .default_text = "background", .choices = kHotkeyDeliveryModeChoices},
  {.flag = "--observe", .key = "observe", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "diff: what changed since the last read.", .facts = "One of none, diff. Default: none.", .default_text = "none", .choices = kHotkeyObserveChoices},
  {.flag = "--keys", .key = "keys", .kind = CliKind::list, .position = 0, .value_name = "TEXT,...", .description = "Modifiers (ctrl, shift, alt, super) and one other key.", .facts = "Limits: 1 to 5 items. Required.", .required = true, .item_kind = CliKind::string},
});

constexpr std::string_view kHotkeyWire =
    R"text({"name":"hotkey","title":"Press keys together","description":"Presses several keys together, such as ctrl and s. Target: element_token, element_index + window_id, pid + x + y, x + y, pid, or nothing.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Run's name."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."},"element_index":{"type":"integer","minimum":1,"maximum":2147483647,"description":"Number in the latest get_window_state."},"element_token":{"type":"string","minLength":5,"maxLength":64,"pattern":"^[0-9a-z]+-[0-9]+-[0-9]+$","description":"Handle in a recent one."},"x":{"type":"number","minimum":-65536,"maximum":65536,"description":"Pixels of the window's last picture, without pid the screen's; clicked first."},"y":{"type":"number","minimum":-65536,"maximum":65536,"description":"As x."},"from_zoom":{"type":"boolean","description":"x, y of the last zoom."},"scope":{"type":"string","enum":["window","desktop"],"description":"Without pid, for capture_scope."},"delivery_mode":{"type":"string","enum":["background","foreground"],"description":"foreground: window active meanwhile.","default":"background"},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"keys":{"type":"array","minItems":1,"maxItems":5,"items":{"type":"string","minLength":1,"maxLength":32},"description":"Modifiers (ctrl, shift, alt, super) and one other key."}},"required":["keys"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]}})text";

constexpr std::string_view kHotkeyBriefWire =
    R"text({"name":"hotkey","title":"Press keys together","description":"Presses several keys together, such as ctrl and s. Target: element_token, element_index + window_id, pid + x + y, x + y, pid, or nothing.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Run's name."},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: pid's topmost."},"element_index":{"type":"integer","description":"Number in the latest get_window_state."},"element_token":{"type":"string","description":"Handle in a recent one."},"x":{"type":"number","description":"Pixels of the window's last picture, without pid the screen's; clicked first."},"y":{"type":"number","description":"As x."},"from_zoom":{"type":"boolean","description":"x, y of the last zoom."},"scope":{"type":"string","enum":["window","desktop"],"description":"Without pid, for capture_scope."},"delivery_mode":{"type":"string","enum":["background","foreground"],"description":"foreground: window active meanwhile.","default":"background"},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"keys":{"type":"array","items":{"type":"string"},"description":"Modifiers (ctrl, shift, alt, super) and one other key."}},"required":["keys"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]}})text";

constexpr std::string_view kHotkeyReference = R"text(# hotkey

Presses several keys together, such as ctrl and s.

Toolset `desktop`, group `input`, since 0.1. Command: `offhand hotkey`. A call can at worst destroy something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Run's name. |
| `pid` | integer, 1 to 4194304 | | Window's owner. |
| `window_id` | integer, 1 to 4294967295 | | Default: pid's topmost. |
| `element_index` | integer, 1 to 2147483647 | | Number in the latest get_window_state. |
| `element_token` | string, 5 to 64 characters, matches `^[0-9a-z]+-[0-9]+-[0-9]+$` | | Handle in a recent one. |
| `x` | number, -65536 to 65536 | | Pixels of the window's last picture, without pid the screen's; clicked first. |
| `y` | number, -65536 to 65536 | | As x. |
| `from_zoom` | boolean | | x, y of the last zoom. |
| `scope` | one of `window`, `desktop` | | Without pid, for capture_scope. |
| `delivery_mode` | one of `background`, `foreground` | `"background"` | foreground: window active meanwhile. Any other text means `background`. `background`: Without moving the pointer, taking the focus or raising the window. `foreground`: Activates the window, acts, and puts the previous one back. |
| `observe` | one of `none`, `diff` | `"none"` | diff: what changed since the last read. `none`: Nothing but the action itself. `diff`: What changed in the window since the session last read it, as get_window_state says it with since. |
| `keys` | list of string, 1 to 5 items | required | Modifiers (ctrl, shift, alt, super) and one other key. |

### Target

Where keys go: an element of a snapshot, a point of a window or of the screen that is clicked first, whatever has the window's own focus, or whatever has the keyboard on the screen. The first of these forms that fits is taken:

| Needs | May have | Meaning |
|---|---|---|
| `element_token` | `pid`, `window_id`, `element_index` | The element a token names; an index beside it must name the same one. |
| `element_index`, `window_id` | `pid` | An element of the window's latest snapshot in this session. |
| `pid`, `x`, `y` | `window_id`, `from_zoom` | A point of a window. |
| `x`, `y` | `scope` | A point of the screen; needs scope desktop. The user's own pointer clicks there and goes back. What the click brings to the front stays there in the background mode; side_effects tells all of it. |
| `pid` | `window_id` | What has the focus within the window. |
| | `scope` | Whatever has the keyboard on the screen; needs scope desktop. The user's own keyboard types; what the keys bring about stays so in the background mode, and side_effects tells it. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `since` | integer, at least 1 | | With observe: snapshot that changes refers to; absent when there is nothing to compare. |
| `snapshot_id` | integer, at least 1 | | With observe: snapshot taken after the action, whose elements can be acted on. |
| `changes[]` | list of object | | With observe: what changed of what shows, at most 4,000 bytes of lines. |
| `changes[].change` | one of `added`, `changed`, `removed` | always | What became of the line of an element. |
| `changes[].element_index` | integer, 1 to 2147483647 | always | Number in the latest get_window_state. |
| `changes[].line` | string | always | The element as get_window_state writes it. |
| `changes_note` | string | | With observe: what to know about changes, or why there are none and what to do. |
| `new_windows[]` | list of object | | With observe: windows that came since this session last looked at one; absent when there are none. |
| `new_windows[].window_id` | integer, 1 to 4294967295 | always | Handle for other tools. |
| `new_windows[].pid` | integer, at least 0 | always | Owning process; 0 when the owner hides it. |
| `new_windows[].app_name` | string | always | Name of the application. |
| `new_windows[].title` | string | always | Title of the window. |
| `new_windows[].bounds` | object | always | Visible frame on the screen, without shadow. |
| `new_windows[].bounds.x` | integer | always | Left edge. |
| `new_windows[].bounds.y` | integer | always | Top edge. |
| `new_windows[].bounds.width` | integer, at least 0 | always | Width in pixels. |
| `new_windows[].bounds.height` | integer, at least 0 | always | Height in pixels. |
| `new_windows[].z_index` | integer, at least 0 | always | Place in the stack; higher is nearer to the front. |
| `new_windows[].is_on_screen` | boolean | always | Mapped on the current workspace and inside the screen. |
| `new_windows[].on_current_space` | boolean | always | On the current workspace. |
| `new_windows[].is_active` | boolean | always | The window the desktop calls active. |
| `new_windows[].is_minimized` | boolean | always | Minimised. |
| `new_windows[].blocked_by` | integer, 1 to 4294967295 | | Modal dialog that keeps it from taking input; absent when none does. |
| `path` | so far one of `x11_atspi`, `atspi`, `x11_pixel`, `x11_pixel_fg`, `key_events`, `key_events_fg`, `x11_second_keyboard`, `x11_second_pointer`, `gtk_action`, `cdp`, `bidi`, `sim_action`, `sim_pointer`, `sim_keys`, `none` | always | The way by which the action was delivered; other platforms and later releases have further ones. |
| `verified` | boolean | | true: read back; false: dispatched but not confirmed. |
| `effect` | one of `confirmed`, `unverifiable`, `suspected_noop` | always | How sure it is that the action had its effect. |
| `target` | object | always | What was acted on. |
| `target.pid` | integer, at least 0 | always | Process; of a point of the screen, that of the window there, or 0. |
| `target.window_id` | integer, at least 0 | always | Window; 0 for a point of the screen. |
| `target.element_index` | integer, 1 to 2147483647 | | Number in the latest get_window_state. |
| `target.role` | string | | Role of the element, or of what lay at the point where its application tells. |
| `target.name` | string | | Name of the same as read before acting. |
| `target.renamed_from` | string | | Its name in the snapshot, when it has changed since. |
| `evidence` | object | | The observation behind a confirmed effect. |
| `evidence.kind` | one of `value_readback`, `state_readback`, `event`, `window_change` | always | What kind of observation confirms the effect. |
| `evidence.detail` | string | always | What was observed, in words; of an event also the role and the name of the node it came from. |
| `value` | string | | What the element holds now, cut to 200 characters; of a password as many * as it has. |
| `observed` | string | | What else changed in the application meanwhile: perhaps by the action, perhaps by itself. |
| `escalation` | object | | The next thing to try. |
| `escalation.recommended` | one of `px`, `foreground`, `page` | always | px: address a point; foreground: delivery_mode foreground; page: the page tool. |
| `escalation.reason` | string | always | Why. |
| `side_effects[]` | list of object | | Absent when nothing of the user's was seen to be disturbed. |
| `side_effects[].kind` | one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | always | A part of what the user has at the desk; grab: a menu held pointer and keyboard for itself. |
| `side_effects[].duration_ms` | integer, at least 0 | always | For how long. |
| `side_effects[].restored` | boolean | always | Whether it was put back. |
| `side_effects[].keys_caught` | integer, at least 1 | | Keys that the user pressed meanwhile and that were caught and given to their window; what went elsewhere nobody counts. |
| `late_side_effects[]` | list of object | | The same of earlier actions of this session, after they were answered; absent when there was none. |
| `late_side_effects[].kind` | one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | always | A part of what the user has at the desk; grab: a menu held pointer and keyboard for itself. |
| `late_side_effects[].duration_ms` | integer, at least 0 | always | For how long. |
| `late_side_effects[].restored` | boolean | always | Whether it was put back. |
| `late_side_effects[].keys_caught` | integer, at least 1 | | Keys that the user pressed meanwhile and that were caught and given to their window; what went elsewhere nobody counts. |
| `unobserved[]` | list of one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | | What this desktop lets nobody observe, so that side_effects says nothing of it; absent when all was observed. |

## Errors

`background_unavailable`, `blocked_by_dialog`, `desktop_scope_disabled`, `element_covered`, `element_unstable`, `elements_differ`, `invalid_key_combination`, `no_zoom_picture`, `not_ready`, `not_visible`, `point_outside`, `stale_element`, `unknown_element`, `unknown_key`; besides the general ones.

## Examples

Save in the topmost window of a process.

```json
{"name":"hotkey","arguments":{"pid":844,"keys":["ctrl","s"]}}
```

```sh
offhand hotkey 'ctrl,s' --pid 844
```

Select everything in an element.

```json
{"name":"hotkey","arguments":{"window_id":41943043,"element_index":7,"keys":["ctrl","a"]}}
```

```sh
offhand hotkey 'ctrl,a' --window-id 41943043 --element-index 7
```

Switch windows as a user does.

```json
{"name":"hotkey","arguments":{"keys":["alt","tab"],"scope":"desktop"}}
```

```sh
offhand hotkey 'alt,tab' --scope desktop
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

constinit const ToolInfo hotkey_tool = {
  .toolset = "desktop",
  .name = "hotkey",
  .identity = "desktop.hotkey",
  .command = "hotkey",
  .title = "Press keys together",
  .group = "input",
  .since = "0.1",
  .description = "Presses several keys together, such as ctrl and s.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = true},
  .power = Power::destroy,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = kHotkeyPlatforms,
  .needs = kHotkeyNeeds,
  .errors = kHotkeyErrors,
  .wire = kHotkeyWire,
  .brief_wire = kHotkeyBriefWire,
  .input = &hotkey_args_schema,
  .cli = kHotkeyOptions,
  .combinations = kHotkeyCombinations,
  .reference = kHotkeyReference,
  .parse = &prepare_hotkey,
};

}  // namespace offhand::tools::desktop
