// Generated from schema/tools/desktop/type_text.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/desktop/type_text.h"

namespace offhand::tools::desktop {
namespace {

constexpr auto kTypeTextPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kTypeTextNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kTypeTextUses = std::to_array<std::string_view>({"input"});
constexpr auto kTypeTextAliases = std::to_array<std::string_view>({"type_text_chars"});
constexpr auto kTypeTextErrors = std::to_array<std::string_view>({"stale_element", "unknown_element", "elements_differ", "point_outside", "no_zoom_picture", "desktop_scope_disabled", "not_editable", "not_visible", "element_covered", "blocked_by_dialog", "not_ready", "element_unstable", "background_unavailable", "text_not_sent", "partly_sent"});

constexpr auto kTypeTextScopeChoices = std::to_array<std::string_view>({"window", "desktop"});
constexpr auto kTypeTextDeliveryModeChoices = std::to_array<std::string_view>({"background", "foreground"});
constexpr auto kTypeTextObserveChoices = std::to_array<std::string_view>({"none", "diff"});
constexpr auto kTypeTextCombinations = std::to_array<std::string_view>({"Target: element_token, element_index + window_id, pid + x + y, x + y, pid, or nothing."});
constexpr auto kTypeTextOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = -1, .value_name = "PROCESS", .description = "Process id of the application that owns the window.", .facts = "Limits: 1 to 4194304."},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Id of the window, from list_windows or launch_app. Default: the topmost window of pid.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--element-index", .key = "element_index", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one.", .facts = "Limits: 1 to 2147483647."},
  {.flag = "--element-token", .key = "element_token", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Handle of an element, from a recent snapshot of the session: the element_token beside its element_index. It contains the window, so that no window_id is needed.", .facts = "Limits: 5 to 64 characters, matches ^[0-9a-z]+-[0-9]+-[0-9]+$."},
  {.flag = "--x", .key = "x", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Horizontal position of a point that is clicked before the keys are sent, in pixels of the last picture of the window that the session was shown, from its left edge; of the window itself where it was shown none. Without pid: in pixels of the last picture of the screen.", .facts = "Limits: -65536 to 65536."},
  {.flag = "--y", .key = "y", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Vertical position in the same pixels as x, from the top edge.", .facts = "Limits: -65536 to 65536."},
  {.flag = "--from-zoom", .key = "from_zoom", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: x and y are pixels of the last zoom picture of the window instead of its last whole picture. Fails with no_zoom_picture where the session has none.", .facts = ""},
  {.flag = "--scope", .key = "scope", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "desktop lets a call without pid act on the whole screen. Default: the setting capture_scope.", .facts = "One of window, desktop.", .choices = kTypeTextScopeChoices},
  {.flag = "--delivery-mode", .key = "delivery_mode", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile.", .facts = "One of background, foreground. Default: background.", .default_text = "background", .choices = kTypeTextDeliveryModeChoices},
  {.flag = "--observe", .key = "observe", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.", .facts = "One of none, diff. Default: none.", .default_text = "none", .choices = kTypeTextObserveChoices},
  {.flag = "--text", .key = "text", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Text to insert. A line break is inserted where the field takes several lines; where it could only be sent as the key return, which may submit or send, nothing is sent and the error says so.", .facts = "Limits: 1 to 100000 characters. Required.", .required = true},
  {.flag = "--clear-first", .key = "clear_first", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: the text replaces everything that the field holds.", .facts = "Default: false.", .default_text = "false"},
  {.flag = "--delay-ms", .key = "delay_ms", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Pause between two characters in milliseconds, where the text is typed key by key. It has no effect where it is inserted at once.", .facts = "Limits: 0 to 200. Default: 0.", .default_text = "0"},
});

constexpr std::string_view kTypeTextWire =
    R"text({"name":"type_text","title":"Type text","description":"Inserts text at the caret of an element, or types it where the focus is. Keys such as return go through press_key. Target: element_token, element_index + window_id, pid + x + y, x + y, pid, or nothing.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."},"element_index":{"type":"integer","minimum":1,"maximum":2147483647,"description":"Number in the latest get_window_state."},"element_token":{"type":"string","minLength":5,"maxLength":64,"pattern":"^[0-9a-z]+-[0-9]+-[0-9]+$","description":"Handle in a recent one."},"x":{"type":"number","minimum":-65536,"maximum":65536,"description":"Pixels of the window's last picture, without pid the screen's; clicked first."},"y":{"type":"number","minimum":-65536,"maximum":65536,"description":"As x."},"from_zoom":{"type":"boolean","description":"x, y of the last zoom."},"scope":{"type":"string","enum":["window","desktop"],"description":"Without pid, for capture_scope."},"delivery_mode":{"type":"string","enum":["background","foreground"],"description":"foreground: window active meanwhile.","default":"background"},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"text":{"type":"string","minLength":1,"maxLength":100000,"description":"Text; line breaks are inserted, or the text is refused: they never press return."},"clear_first":{"type":"boolean","description":"Replaces all that the field holds."},"delay_ms":{"type":"integer","minimum":0,"maximum":200,"description":"Pause between characters where keys are sent.","default":0}},"required":["text"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]}})text";

constexpr std::string_view kTypeTextBriefWire =
    R"text({"name":"type_text","title":"Type text","description":"Inserts text at the caret of an element, or types it where the focus is. Keys such as return go through press_key. Target: element_token, element_index + window_id, pid + x + y, x + y, pid, or nothing.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: pid's topmost."},"element_index":{"type":"integer","description":"Number in the latest get_window_state."},"element_token":{"type":"string","description":"Handle in a recent one."},"x":{"type":"number","description":"Pixels of the window's last picture, without pid the screen's; clicked first."},"y":{"type":"number","description":"As x."},"from_zoom":{"type":"boolean","description":"x, y of the last zoom."},"scope":{"type":"string","enum":["window","desktop"],"description":"Without pid, for capture_scope."},"delivery_mode":{"type":"string","enum":["background","foreground"],"description":"foreground: window active meanwhile.","default":"background"},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"text":{"type":"string","description":"Text; line breaks are inserted, or the text is refused: they never press return."},"clear_first":{"type":"boolean","description":"Replaces all that the field holds."},"delay_ms":{"type":"integer","minimum":0,"maximum":200,"description":"Pause between characters where keys are sent.","default":0}},"required":["text"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]}})text";

constexpr std::string_view kTypeTextReference = R"text(# type_text

Inserts text at the caret of an element, or types it into what has the focus. Keys that are no text, such as return, are pressed with press_key.

Toolset `desktop`, group `input`, since 0.1. Command: `offhand type_text`. A call can at worst destroy something.

Old names: `type_text_chars`.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `pid` | integer, 1 to 4194304 | | Process id of the application that owns the window. |
| `window_id` | integer, 1 to 4294967295 | | Id of the window, from list_windows or launch_app. Default: the topmost window of pid. |
| `element_index` | integer, 1 to 2147483647 | | Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one. |
| `element_token` | string, 5 to 64 characters, matches `^[0-9a-z]+-[0-9]+-[0-9]+$` | | Handle of an element, from a recent snapshot of the session: the element_token beside its element_index. It contains the window, so that no window_id is needed. |
| `x` | number, -65536 to 65536 | | Horizontal position of a point that is clicked before the keys are sent, in pixels of the last picture of the window that the session was shown, from its left edge; of the window itself where it was shown none. Without pid: in pixels of the last picture of the screen. |
| `y` | number, -65536 to 65536 | | Vertical position in the same pixels as x, from the top edge. |
| `from_zoom` | boolean | | true: x and y are pixels of the last zoom picture of the window instead of its last whole picture. Fails with no_zoom_picture where the session has none. |
| `scope` | one of `window`, `desktop` | | desktop lets a call without pid act on the whole screen. Default: the setting capture_scope. |
| `delivery_mode` | one of `background`, `foreground` | `"background"` | How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile. Any other text means `background`. `background`: The action does not move the pointer, take the focus or raise the window. `foreground`: The window is activated, the action done, and the previously active window put back. |
| `observe` | one of `none`, `diff` | `"none"` | What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled. `none`: The reply tells only of the action itself. `diff`: The reply also tells what changed in the window since the session last read it, as get_window_state does with since. |
| `text` | string, 1 to 100000 characters | required | Text to insert. A line break is inserted where the field takes several lines; where it could only be sent as the key return, which may submit or send, nothing is sent and the error says so. |
| `clear_first` | boolean | `false` | true: the text replaces everything that the field holds. |
| `delay_ms` | integer, 0 to 200 | `0` | Pause between two characters in milliseconds, where the text is typed key by key. It has no effect where it is inserted at once. |

### Target

Where keys go: to an element of a snapshot, to a point of a window or of the screen that is clicked first, to what has the focus within a window, or to what has the keyboard on the screen. The first of these forms that fits is taken:

| Needs | May have | Meaning |
|---|---|---|
| `element_token` | `pid`, `window_id`, `element_index` | The element that a token names. An element_index beside it must name the same element. |
| `element_index`, `window_id` | `pid` | An element of the latest snapshot of the window in this session. |
| `pid`, `x`, `y` | `window_id`, `from_zoom` | A point of a window, in pixels of its last picture. |
| `x`, `y` | `scope` | A point of the screen; needs scope desktop. The user's own pointer clicks there and goes back. A window that the click brings to the front stays there in the background mode; side_effects reports all of it. |
| `pid` | `window_id` | Whatever has the focus within the window. |
| | `scope` | Whatever has the keyboard on the screen; needs scope desktop. The user's own keyboard types. What the keys change on the desktop stays so in the background mode, and side_effects reports it. |

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

`background_unavailable`, `blocked_by_dialog`, `desktop_scope_disabled`, `element_covered`, `element_unstable`, `elements_differ`, `no_zoom_picture`, `not_editable`, `not_ready`, `not_visible`, `partly_sent`, `point_outside`, `stale_element`, `text_not_sent`, `unknown_element`; besides the general ones.

## Examples

Insert into the element 7.

```json
{"name":"type_text","arguments":{"window_id":41943043,"element_index":7,"text":"hello"}}
```

```sh
offhand type_text hello --window-id 41943043 --element-index 7
```

Type into what has the focus in the topmost window of a process.

```json
{"name":"type_text","arguments":{"pid":844,"text":"hello"}}
```

```sh
offhand type_text hello --pid 844
```

Type where the keyboard of the screen is.

```json
{"name":"type_text","arguments":{"text":"hello","scope":"desktop"}}
```

```sh
offhand type_text hello --scope desktop
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

constinit const ToolInfo type_text_tool = {
  .toolset = "desktop",
  .name = "type_text",
  .identity = "desktop.type_text",
  .command = "type_text",
  .title = "Type text",
  .group = "input",
  .since = "0.1",
  .aliases = kTypeTextAliases,
  .description = "Inserts text at the caret of an element, or types it into what has the focus. Keys that are no text, such as return, are pressed with press_key.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = true},
  .power = Power::destroy,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = kTypeTextPlatforms,
  .needs = kTypeTextNeeds,
  .uses = kTypeTextUses,
  .errors = kTypeTextErrors,
  .wire = kTypeTextWire,
  .brief_wire = kTypeTextBriefWire,
  .input = &type_text_args_schema,
  .cli = kTypeTextOptions,
  .combinations = kTypeTextCombinations,
  .reference = kTypeTextReference,
  .parse = &prepare_type_text,
};

}  // namespace offhand::tools::desktop
