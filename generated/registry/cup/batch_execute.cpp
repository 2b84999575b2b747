// Generated from schema/tools/cup/batch_execute.json. Do not edit.
#include <array>
#include <string_view>

#include "generated/tools/cup/batch_execute.h"

namespace offhand::tools::cup {
namespace {

constexpr auto kBatchExecutePlatforms = std::to_array<PlatformSupport>({
  {"linux", Support::full, ""},
  {"macos", Support::none, "Offhand has no macOS backend yet."},
  {"sim", Support::full, ""},
  {"web", Support::none, "This tool works on desktop windows."},
  {"windows", Support::none, "Offhand has no Windows backend yet."},
});
constexpr auto kBatchExecuteNeeds = std::to_array<std::string_view>({"accessibility", "apps", "screen_layout", "windows"});
constexpr auto kBatchExecuteUses = std::to_array<std::string_view>({"input"});
constexpr auto kBatchExecuteErrors = std::to_array<std::string_view>({"no_capture"});

constexpr auto kBatchExecuteDeliveryModeChoices = std::to_array<std::string_view>({"background", "foreground"});
constexpr auto kBatchExecuteMembers = std::to_array<CliMember>({
  {"actions[].action", "What to do.", "One of click, collapse, decrement, dismiss, doubleclick, expand, focus, increment, longpress, rightclick, scroll, select, setvalue, toggle, type, press_keys, wait. Required."},
  {"actions[].element_id", "Id of the element in the latest capture. Empty for wait, and for press_keys in the window that was captured last.", "String, at most 32 characters."},
  {"actions[].value", "Text for type, or the value for setvalue.", "String, at most 100000 characters."},
  {"actions[].direction", "For scroll: where the view moves, by a page.", "One of up, down, left, right."},
  {"actions[].keys", "For press_keys: a key with its modifiers before it.", "String, 1 to 64 characters."},
  {"actions[].ms", "For wait: how many milliseconds.", "Integer, 50 to 5000. Default: 500."},
});

constexpr auto kBatchExecuteOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--delivery-mode", .key = "delivery_mode", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile.", .facts = "One of background, foreground. Default: background.", .default_text = "background", .choices = kBatchExecuteDeliveryModeChoices},
  {.flag = "--actions", .key = "actions", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "What to do, in order: members as those of execute_action, and wait with ms.", .facts = "Limits: 1 to 100 items. Required.", .required = true},
  {.flag = "--include-tree", .key = "include_tree", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "false: the reply has no tree, and ids of the latest capture stay valid.", .facts = "Default: true.", .default_text = "true"},
});

constexpr std::string_view kBatchExecuteWire =
    R"text({"name":"batch_execute","title":"Do several actions in a row","description":"Does actions in a row on ids of the latest capture, stops at the first failure, and returns the new tree.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"actions":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","properties":{"action":{"type":"string","enum":["click","collapse","decrement","dismiss","doubleclick","expand","focus","increment","longpress","rightclick","scroll","select","setvalue","toggle","type","press_keys","wait"],"description":"What to do."},"element_id":{"type":"string","maxLength":32,"description":"In the latest capture.","default":""},"value":{"type":"string","maxLength":100000,"description":"For type, setvalue."},"direction":{"type":"string","enum":["up","down","left","right"],"description":"For scroll."},"keys":{"type":"string","minLength":1,"maxLength":64,"description":"For press_keys."},"ms":{"type":"integer","minimum":50,"maximum":5000,"description":"For wait.","default":500}},"required":["action"],"additionalProperties":false},"description":"As execute_action's arguments; wait takes ms."},"include_tree":{"type":"boolean","description":"false: no tree, and ids stay valid.","default":true}},"required":["actions"],"additionalProperties":false},"outputSchema":{"type":"object","required":["success","done","results"]}})text";

constexpr std::string_view kBatchExecuteBriefWire =
    R"text({"name":"batch_execute","title":"Do several actions in a row","description":"Does actions in a row on ids of the latest capture, stops at the first failure, and returns the new tree.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"actions":{"type":"array","items":{"type":"object","properties":{"action":{"type":"string","enum":["click","collapse","decrement","dismiss","doubleclick","expand","focus","increment","longpress","rightclick","scroll","select","setvalue","toggle","type","press_keys","wait"],"description":"What to do."},"element_id":{"type":"string","description":"In the latest capture.","default":""},"value":{"type":"string","description":"For type, setvalue."},"direction":{"type":"string","enum":["up","down","left","right"],"description":"For scroll."},"keys":{"type":"string","description":"For press_keys."},"ms":{"type":"integer","description":"For wait.","default":500}},"required":["action"],"additionalProperties":false},"description":"As execute_action's arguments; wait takes ms."},"include_tree":{"type":"boolean","description":"false: no tree, and ids stay valid.","default":true}},"required":["actions"],"additionalProperties":false},"outputSchema":{"type":"object","required":["success","done","results"]}})text";

constexpr std::string_view kBatchExecuteReference = R"text(# batch_execute

Does up to 100 actions on elements of the latest capture, one after the other, and stops at the first that fails. Ids stay valid throughout; the reply has what came of each, and the tree as it is at the end.

Toolset `cup`, group `cup`, since 0.1. Command: `offhand cup batch_execute`. A call can at worst destroy something.

## Arguments

| Argument | Type | Default | Meaning |
|---|---|---|---|
| `session` | string, 1 to 128 characters, matches `^[A-Za-z0-9_.:@-]+$` | | Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection. |
| `delivery_mode` | one of `background`, `foreground` | `"background"` | How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile. Any other text means `background`. Not listed over MCP. `background`: The action does not move the pointer, take the focus or raise the window. `foreground`: The window is activated, the action done, and the previously active window put back. |
| `actions` | list of object, 1 to 100 items | required | What to do, in order: members as those of execute_action, and wait with ms. |
| `actions[].action` | one of `click`, `collapse`, `decrement`, `dismiss`, `doubleclick`, `expand`, `focus`, `increment`, `longpress`, `rightclick`, `scroll`, `select`, `setvalue`, `toggle`, `type`, `press_keys`, `wait` | required | What to do. Also taken: `press` for `press_keys`. |
| `actions[].element_id` | string, at most 32 characters | `""` | Id of the element in the latest capture. Empty for wait, and for press_keys in the window that was captured last. |
| `actions[].value` | string, at most 100000 characters | | Text for type, or the value for setvalue. |
| `actions[].direction` | one of `up`, `down`, `left`, `right` | | For scroll: where the view moves, by a page. |
| `actions[].keys` | string, 1 to 64 characters | | For press_keys: a key with its modifiers before it. |
| `actions[].ms` | integer, 50 to 5000 | `500` | For wait: how many milliseconds. |
| `include_tree` | boolean | `true` | false: the reply has no tree, and ids of the latest capture stay valid. |

## Result

Text, and the same facts as structured content:

| Member | Type | Present | Meaning |
|---|---|---|---|
| `success` | boolean | always | Whether every action succeeded. |
| `done` | integer, at least 0 | always | Number of actions that succeeded. |
| `not_reached` | integer, at least 1 | | Number of actions after the one that failed; absent when there are none. |
| `results[]` | list of object | always | What came of each action that was tried, in order. |
| `results[].success` | boolean | always | Whether the action was delivered and nothing shows that it had no effect. |
| `results[].message` | string | always | What was done, or why it was not, and how that is known. |
| `results[].error` | string | | Code of the error; absent where the action succeeded. |
| `results[].path` | so far one of `x11_atspi`, `atspi`, `x11_pixel`, `x11_pixel_fg`, `key_events`, `key_events_fg`, `x11_second_keyboard`, `x11_second_pointer`, `gtk_action`, `cdp`, `bidi`, `sim_action`, `sim_pointer`, `sim_keys`, `none` | | The route by which the action was delivered, such as an accessibility action (x11_atspi), pointer events sent to the window (x11_pixel) or a second keyboard (x11_second_keyboard). Names that end in _fg mean foreground delivery; none: nothing had to be sent. Other platforms and later releases have further values. |
| `results[].effect` | one of `confirmed`, `unverifiable`, `suspected_noop` | | How sure it is that the action had its effect. |
| `results[].target` | object | | What the action acted on. |
| `results[].target.pid` | integer, at least 0 | always | Process id of the application. For a point of the screen it is that of the window there, or 0. |
| `results[].target.window_id` | integer, at least 0 | always | Id of the window; 0 for a point of the screen. |
| `results[].target.element_index` | integer, 1 to 2147483647 | | Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one. |
| `results[].target.role` | string | | Role of the element, or of what lay at the point where its application tells. |
| `results[].target.name` | string | | What the element is called, or what lay at the point, as read before the action; the first 80 characters of it. |
| `results[].target.renamed_from` | string | | Name of the element in the snapshot; present only when it has changed since. |
| `results[].evidence` | object | | The observation that confirms an effect. |
| `results[].evidence.kind` | one of `value_readback`, `state_readback`, `event`, `window_change` | always | What kind of observation confirms the effect: the value or a state was read back, the application reported an event, or windows changed. |
| `results[].evidence.detail` | string | always | What was observed, in words. For an event it includes role and name of the node that the event came from. |
| `results[].value` | string | | What the element holds after the action, cut to 200 characters. A password is shown as as many * as it has characters. |
| `results[].observed` | string | | What else changed in the application meanwhile, by the action or by itself. |
| `results[].escalation` | object | | What to try next, where the action was not delivered or had no effect that could be seen. |
| `results[].escalation.recommended` | one of `px`, `foreground`, `page` | always | px: act on a point instead of the element; foreground: repeat the call with delivery_mode foreground; page: use the page tool. |
| `results[].escalation.reason` | string | always | Why that is recommended. |
| `results[].side_effects[]` | list of object | | Parts of the user's state that the action disturbed; absent when no disturbance was seen. |
| `results[].side_effects[].kind` | one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | always | Part of the user's state that can be disturbed: the active window, the keyboard focus, the stacking order, the pointer, or a grab, by which a menu takes pointer and keyboard for itself. |
| `results[].side_effects[].duration_ms` | integer, at least 0 | always | For how many milliseconds it was disturbed. |
| `results[].side_effects[].restored` | boolean | always | Whether it was put back. |
| `results[].side_effects[].keys_caught` | integer, at least 1 | | Number of keys that the user pressed meanwhile and that were intercepted and passed on to the user's window. Keys that reached another window are not counted. |
| `results[].unobserved[]` | list of one of `active_window`, `focus`, `stacking`, `pointer`, `grab` | | Parts of the user's state that cannot be observed on this desktop, so that side_effects says nothing of them; absent when all are observed. |
| `results[].tree` | string | | The windows of the latest capture as they are after the action, and those that opened since, as compact text with new ids. |
| `tree` | string | | The windows of the latest capture as they are at the end, and those that opened since, as compact text with new ids. |

## Errors

`no_capture`; besides the general ones.

## Examples

Press, wait, type, confirm.

```json
{"name":"batch_execute","arguments":{"actions":[{"action":"click","element_id":"e3"},{"action":"wait","ms":500},{"action":"type","element_id":"e7","value":"hello"},{"action":"press_keys","keys":"enter"}]}}
```

```sh
offhand cup batch_execute --actions '[{"action":"click","element_id":"e3"},{"action":"wait","ms":500},{"action":"type","element_id":"e7","value":"hello"},{"action":"press_keys","keys":"enter"}]'
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

constinit const ToolInfo batch_execute_tool = {
  .toolset = "cup",
  .name = "batch_execute",
  .identity = "cup.batch_execute",
  .command = "cup batch_execute",
  .title = "Do several actions in a row",
  .group = "cup",
  .since = "0.1",
  .description = "Does up to 100 actions on elements of the latest capture, one after the other, and stops at the first that fails. Ids stay valid throughout; the reply has what came of each, and the tree as it is at the end.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = true},
  .power = Power::destroy, .is_sandboxed = false,
  .background_lock = LockKind::none,
  .foreground_lock = LockKind::none,
  .timeout = TimeoutKind::run,
  .platforms = kBatchExecutePlatforms,
  .needs = kBatchExecuteNeeds,
  .uses = kBatchExecuteUses,
  .errors = kBatchExecuteErrors,
  .wire = kBatchExecuteWire,
  .brief_wire = kBatchExecuteBriefWire,
  .input = &batch_execute_args_schema,
  .cli = kBatchExecuteOptions,
  .members = kBatchExecuteMembers,
  .reference = kBatchExecuteReference,
  .parse = &prepare_batch_execute,
};

}  // namespace offhand::tools::cup
