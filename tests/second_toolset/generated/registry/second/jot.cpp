// Generated from tests/second_toolset/schema/tools/second/jot.json. Do not edit.
#include "tests/second_toolset/generated/tools/second/jot.h"
#include "tests/second_toolset/generated/registry/platform_support.h"

namespace offhand::second::tools::second {

constexpr auto kJotNeeds = std::to_array<std::string_view>({"accessibility", "apps", "input", "windows"});
constexpr auto kJotErrors = std::to_array<std::string_view>({"not_editable"});

constexpr auto kJotOptions = std::to_array<CliOption>({
  {.flag = "--run", .key = "run", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Whose call it is.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--sheet", .key = "sheet", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "The window.", .facts = "Limits: at least 1. Required.", .required = true},
  {.flag = "--field", .key = "field", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Its number.", .facts = "Limits: 1 to 2147483647. Required.", .required = true},
  {.flag = "--phrase", .key = "phrase", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "What to type.", .facts = "Limits: 1 to 1000 characters. Required.", .required = true},
  {.flag = "--saying", .key = "saying", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "What to type.", .facts = "Limits: 1 to 1000 characters.", .hidden = true},
  {.flag = "--log-file", .key = "log_file", .kind = CliKind::string, .position = -1, .value_name = "PATH", .description = "Where to note it; nothing does.", .facts = "Limits: 1 to 4096 characters, a path."},
});

constexpr std::string_view kJotWire =
    R"text({"name":"jot","title":"Jot down","description":"Types into a field.","inputSchema":{"type":"object","properties":{"run":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Whose call it is."},"sheet":{"type":"integer","minimum":1,"description":"The window."},"field":{"type":"integer","minimum":1,"maximum":2147483647,"description":"Its number."},"phrase":{"type":"string","minLength":1,"maxLength":1000,"description":"What to type."},"log_file":{"type":"string","minLength":1,"maxLength":4096,"description":"Where to note it; nothing does."}},"required":["sheet","field","phrase"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]}})text";

constexpr std::string_view kJotBriefWire =
    R"text({"name":"jot","title":"Jot down","description":"Types into a field.","inputSchema":{"type":"object","properties":{"run":{"type":"string","description":"Whose call it is."},"sheet":{"type":"integer","description":"The window."},"field":{"type":"integer","description":"Its number."},"phrase":{"type":"string","description":"What to type."},"log_file":{"type":"string","description":"Where to note it; nothing does."}},"required":["sheet","field","phrase"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]}})text";

constexpr std::string_view kJotReference = R"text(# jot

Types into a field.

Toolset `second`, group `second`, since 0.1. Command: `second jot`. A call can at worst destroy something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `run` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Whose call it is. |
| `sheet` | integer, at least 1 | required | The window. |
| `field` | integer, 1 to 2147483647 | required | Its number. |
| `phrase` | string, 1 to 1000 characters | required | What to type. Also called `saying`. |
| `log_file` | string, 1 to 4096 characters, a path | | Where to note it; nothing does. |

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
| `side_effects[].kind` | one of `active_window`, `focus`, `stacking`, `pointer`, `grab`, `composition`, `selection` | always | Part of the user's state that can be disturbed: the active window, the keyboard focus, the stacking order, the pointer, a grab, by which a menu takes pointer and keyboard for itself, a composition, the syllable or word that the user had not finished with an input method, or the selection, what the user marked somewhere and the middle button pastes. |
| `side_effects[].duration_ms` | integer, at least 0 | always | For how many milliseconds it was disturbed. |
| `side_effects[].restored` | boolean | always | Whether it was put back, by a look at the end of the call. |
| `side_effects[].ends_by` | string | | What ends it, where it lasts; absent where it was put back. |
| `side_effects[].keys_caught` | integer, at least 1 | | Number of keys that the user pressed meanwhile and that were intercepted and passed on to the user's window. Keys that reached another window are not counted. |
| `late_side_effects[]` | list of object | | Side effects of earlier actions of this session that appeared after those calls were answered, or that last; absent when there were none. |
| `late_side_effects[].kind` | one of `active_window`, `focus`, `stacking`, `pointer`, `grab`, `composition`, `selection` | always | Part of the user's state that can be disturbed: the active window, the keyboard focus, the stacking order, the pointer, a grab, by which a menu takes pointer and keyboard for itself, a composition, the syllable or word that the user had not finished with an input method, or the selection, what the user marked somewhere and the middle button pastes. |
| `late_side_effects[].duration_ms` | integer, at least 0 | always | For how many milliseconds it was disturbed. |
| `late_side_effects[].restored` | boolean | always | Whether it was put back, by a look at the end of the call. |
| `late_side_effects[].ends_by` | string | | What ends it, where it lasts; absent where it was put back. |
| `late_side_effects[].keys_caught` | integer, at least 1 | | Number of keys that the user pressed meanwhile and that were intercepted and passed on to the user's window. Keys that reached another window are not counted. |
| `unobserved[]` | list of one of `active_window`, `focus`, `stacking`, `pointer`, `grab`, `composition`, `selection` | | Parts of the user's state that cannot be observed on this desktop, so that side_effects says nothing of them; absent when all are observed. |

## Errors

`not_editable`; besides the general ones.

## Platforms

| Platform | Support | |
|---|---|---|
| linux | full | |
| macos | none | Offhand has no macOS backend yet. |
| sim | full | |
| web | none | This tool works on desktop windows. |
| windows | none | Offhand has no Windows backend yet. |
)text";

constinit const ToolInfo jot_tool = {
  .toolset = "second",
  .name = "jot",
  .identity = "second.jot",
  .command = "jot",
  .title = "Jot down",
  .group = "second",
  .since = "0.1",
  .description = "Types into a field.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = true},
  .power = Power::destroy, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::window,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms329419350,
  .needs = kJotNeeds,
  .errors = kJotErrors,
  .wire = kJotWire,
  .brief_wire = kJotBriefWire,
  .input = &jot_args_schema,
  .cli = kJotOptions,
  .reference = kJotReference,
  .parse = &prepare_jot,
};

}  // namespace offhand::second::tools::second
