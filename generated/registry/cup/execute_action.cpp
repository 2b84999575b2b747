// Generated from schema/tools/cup/execute_action.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/cup/execute_action.h"

namespace offhand::tools::cup {
namespace {

constexpr auto kExecuteActionPlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kExecuteActionNeeds = std::to_array<std::string_view>({"accessibility", "apps", "screen_layout", "windows"});
constexpr auto kExecuteActionUses = std::to_array<std::string_view>({"input"});
constexpr auto kExecuteActionAliases = std::to_array<std::string_view>({"action"});
constexpr auto kExecuteActionErrors = std::to_array<std::string_view>({"no_capture", "outdated_element_id", "unknown_element_id", "no_such_action", "stale_element", "unknown_element", "not_visible", "element_covered", "not_editable", "no_value", "invalid_value", "no_such_option", "unknown_key", "invalid_key_combination", "blocked_by_dialog", "not_ready", "element_unstable", "background_unavailable"});

constexpr auto kExecuteActionDeliveryModeChoices = std::to_array<std::string_view>({"background", "foreground"});
constexpr auto kExecuteActionActionChoices = std::to_array<std::string_view>({"click", "collapse", "decrement", "dismiss", "doubleclick", "expand", "focus", "increment", "longpress", "rightclick", "scroll", "select", "setvalue", "toggle", "type", "press_keys"});
constexpr auto kExecuteActionDirectionChoices = std::to_array<std::string_view>({"up", "down", "left", "right"});
constexpr auto kExecuteActionOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--delivery-mode", .key = "delivery_mode", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile.", .facts = "One of background, foreground. Default: background.", .default_text = "background", .choices = kExecuteActionDeliveryModeChoices},
  {.flag = "--action", .key = "action", .kind = CliKind::string, .position = 0, .value_name = "NAME", .description = "What to do with the element. longpress is of touch screens and has no equivalent here.", .facts = "One of click, collapse, decrement, dismiss, doubleclick, expand, focus, increment, longpress, rightclick, scroll, select, setvalue, toggle, type, press_keys. Required.", .required = true, .choices = kExecuteActionActionChoices},
  {.flag = "--element-id", .key = "element_id", .kind = CliKind::string, .position = 1, .value_name = "TEXT", .description = "Id of the element in the latest capture, such as e14. Empty, for press_keys alone: what has the focus in the window that was captured last, or in the active window.", .facts = "Limits: at most 32 characters."},
  {.flag = "--value", .key = "value", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "For type: text to type at the caret. For setvalue: the value that the element gets, such as text, a number, an option, on or off.", .facts = "Limits: at most 100000 characters."},
  {.flag = "--direction", .key = "direction", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "For scroll: where the view moves, by a page.", .facts = "One of up, down, left, right.", .choices = kExecuteActionDirectionChoices},
  {.flag = "--keys", .key = "keys", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "For press_keys: a key with its modifiers before it, such as ctrl+s, alt+f4 or enter.", .facts = "Limits: 1 to 64 characters."},
  {.flag = "--include-tree", .key = "include_tree", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "false: the reply has no tree, and ids of the latest capture stay valid.", .facts = "Default: true.", .default_text = "true"},
});

constexpr std::string_view kExecuteActionWire =
    R"text({"name":"execute_action","title":"Act on an element","description":"Acts on an element of the latest capture and returns the new tree. press_keys needs keys, type and setvalue value, scroll direction; all others element_id.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"delivery_mode":{"type":"string","enum":["background","foreground"],"description":"foreground: window active meanwhile.","default":"background"},"action":{"type":"string","enum":["click","collapse","decrement","dismiss","doubleclick","expand","focus","increment","longpress","rightclick","scroll","select","setvalue","toggle","type","press_keys"],"description":"What to do."},"element_id":{"type":"string","maxLength":32,"description":"As e14; keys go without it to the focus of the captured window.","default":""},"value":{"type":"string","maxLength":100000,"description":"Text for type and setvalue."},"direction":{"type":"string","enum":["up","down","left","right"],"description":"For scroll."},"keys":{"type":"string","minLength":1,"maxLength":64,"description":"For press_keys: ctrl+s."},"include_tree":{"type":"boolean","description":"false: no tree, and ids stay valid.","default":true}},"required":["action"],"additionalProperties":false},"outputSchema":{"type":"object","required":["success","message"]}})text";

constexpr std::string_view kExecuteActionBriefWire =
    R"text({"name":"execute_action","title":"Act on an element","description":"Acts on an element of the latest capture and returns the new tree. press_keys needs keys, type and setvalue value, scroll direction; all others element_id.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"delivery_mode":{"type":"string","enum":["background","foreground"],"description":"foreground: window active meanwhile.","default":"background"},"action":{"type":"string","enum":["click","collapse","decrement","dismiss","doubleclick","expand","focus","increment","longpress","rightclick","scroll","select","setvalue","toggle","type","press_keys"],"description":"What to do."},"element_id":{"type":"string","description":"As e14; keys go without it to the focus of the captured window.","default":""},"value":{"type":"string","description":"Text for type and setvalue."},"direction":{"type":"string","enum":["up","down","left","right"],"description":"For scroll."},"keys":{"type":"string","description":"For press_keys: ctrl+s."},"include_tree":{"type":"boolean","description":"false: no tree, and ids stay valid.","default":true}},"required":["action"],"additionalProperties":false},"outputSchema":{"type":"object","required":["success","message"]}})text";

constexpr std::string_view kExecuteActionReference = R"text(# execute_action

Acts on an element of the latest capture, in the background, and returns the tree as it is then, with new ids. press_keys needs keys, type and setvalue need value, scroll needs direction; all but press_keys need element_id.

Toolset `cup`, group `cup`, since 0.1. Command: `offhand cup execute_action`. A call can at worst destroy something.

Old names: `action`.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `delivery_mode` | one of `background`, `foreground` | `"background"` | How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile. Any other text means `background`. `background`: The action does not move the pointer, take the focus or raise the window. `foreground`: The window is activated, the action done, and the previously active window put back. |
| `action` | one of `click`, `collapse`, `decrement`, `dismiss`, `doubleclick`, `expand`, `focus`, `increment`, `longpress`, `rightclick`, `scroll`, `select`, `setvalue`, `toggle`, `type`, `press_keys` | required | What to do with the element. longpress is of touch screens and has no equivalent here. Also taken: `press` for `press_keys`. |
| `element_id` | string, at most 32 characters | `""` | Id of the element in the latest capture, such as e14. Empty, for press_keys alone: what has the focus in the window that was captured last, or in the active window. |
| `value` | string, at most 100000 characters | | For type: text to type at the caret. For setvalue: the value that the element gets, such as text, a number, an option, on or off. |
| `direction` | one of `up`, `down`, `left`, `right` | | For scroll: where the view moves, by a page. |
| `keys` | string, 1 to 64 characters | | For press_keys: a key with its modifiers before it, such as ctrl+s, alt+f4 or enter. |
| `include_tree` | boolean | `true` | false: the reply has no tree, and ids of the latest capture stay valid. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `success` | boolean | always | Whether the action was delivered and nothing shows that it had no effect. |
| `message` | string | always | What was done, or why it was not, and how that is known. |
| `error` | string | | Code of the error; absent where the action succeeded. |
| `path` | so far one of `x11_atspi`, `atspi`, `x11_pixel`, `x11_pixel_fg`, `key_events`, `key_events_fg`, `x11_second_keyboard`, `x11_second_pointer`, `gtk_action`, `cdp`, `bidi`, `sim_action`, `sim_pointer`, `sim_keys`, `none` | | The route by which the action was delivered, such as an accessibility action (x11_atspi), pointer events sent to the window (x11_pixel) or a second keyboard (x11_second_keyboard). Names that end in _fg mean foreground delivery; none: nothing had to be sent. Other platforms and later releases have further values. |
| `effect` | one of `confirmed`, `unverifiable`, `suspected_noop` | | How sure it is that the action had its effect. |
| `target` | object | | What the action acted on. |
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
| `unobserved[]` | list of one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | | Parts of the user's state that cannot be observed on this desktop, so that side_effects says nothing of them; absent when all are observed. |
| `tree` | string | | The windows of the latest capture as they are after the action, and those that opened since, as compact text with new ids. |

## Errors

`background_unavailable`, `blocked_by_dialog`, `element_covered`, `element_unstable`, `invalid_key_combination`, `invalid_value`, `no_capture`, `no_such_action`, `no_such_option`, `no_value`, `not_editable`, `not_ready`, `not_visible`, `outdated_element_id`, `stale_element`, `unknown_element`, `unknown_element_id`, `unknown_key`; besides the general ones.

## Examples

Press a button.

```json
{"name":"execute_action","arguments":{"action":"click","element_id":"e14"}}
```

```sh
offhand cup execute_action click e14
```

Type into a field.

```json
{"name":"execute_action","arguments":{"action":"type","element_id":"e5","value":"hello world"}}
```

```sh
offhand cup execute_action type e5 --value 'hello world'
```

Save by the keyboard.

```json
{"name":"execute_action","arguments":{"action":"press_keys","keys":"ctrl+s"}}
```

```sh
offhand cup execute_action press_keys --keys ctrl+s
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

constinit const ToolInfo execute_action_tool = {
  .toolset = "cup",
  .name = "execute_action",
  .identity = "cup.execute_action",
  .command = "cup execute_action",
  .title = "Act on an element",
  .group = "cup",
  .since = "0.1",
  .aliases = kExecuteActionAliases,
  .description = "Acts on an element of the latest capture, in the background, and returns the tree as it is then, with new ids. press_keys needs keys, type and setvalue need value, scroll needs direction; all but press_keys need element_id.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = true},
  .power = Power::destroy, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = kExecuteActionPlatforms,
  .needs = kExecuteActionNeeds,
  .uses = kExecuteActionUses,
  .errors = kExecuteActionErrors,
  .wire = kExecuteActionWire,
  .brief_wire = kExecuteActionBriefWire,
  .input = &execute_action_args_schema,
  .cli = kExecuteActionOptions,
  .reference = kExecuteActionReference,
  .parse = &prepare_execute_action,
};

}  // namespace offhand::tools::cup
