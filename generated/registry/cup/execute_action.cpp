// Generated from schema/tools/cup/execute_action.json. Do not edit.
#include "generated/tools/cup/execute_action.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::cup {

constexpr auto kExecuteActionNeeds = std::to_array<std::string_view>({"accessibility", "apps", "screen_layout", "windows"});
constexpr auto kExecuteActionUses = std::to_array<std::string_view>({"input"});
constexpr auto kExecuteActionAliases = std::to_array<std::string_view>({"action"});
constexpr auto kExecuteActionErrors = std::to_array<std::string_view>({"no_capture", "outdated_element_id", "unknown_element_id", "no_such_action", "stale_element", "unknown_element", "not_visible", "element_covered", "not_editable", "no_value", "invalid_value", "input_file_refused", "no_such_option", "unknown_key", "invalid_key_combination", "blocked_by_dialog", "not_ready", "element_unstable", "background_unavailable"});

constexpr auto kExecuteActionDeliveryModeChoices = std::to_array<std::string_view>({"background", "foreground"});
constexpr auto kExecuteActionActionChoices = std::to_array<std::string_view>({"click", "collapse", "decrement", "dismiss", "doubleclick", "expand", "focus", "increment", "longpress", "rightclick", "scroll", "select", "setvalue", "toggle", "type", "press_keys"});
constexpr auto kExecuteActionDirectionChoices = std::to_array<std::string_view>({"up", "down", "left", "right"});
constexpr auto kExecuteActionOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--delivery-mode", .key = "delivery_mode", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile.", .facts = "One of background, foreground. Default: background.", .default_text = "background", .choices = kExecuteActionDeliveryModeChoices},
  {.flag = "--action", .key = "action", .kind = CliKind::string, .position = 0, .value_name = "NAME", .description = "What to do with the element. longpress is of touch screens and has no equivalent here.", .facts = "One of click, collapse, decrement, dismiss, doubleclick, expand, focus, increment, longpress, rightclick, scroll, select, setvalue, toggle, type, press_keys. Required.", .required = true, .choices = kExecuteActionActionChoices},
  {.flag = "--element-id", .key = "element_id", .kind = CliKind::string, .position = 1, .value_name = "TEXT", .description = "Id of the element in the latest capture, such as e14. Empty, for press_keys alone: what has the focus in the window that was captured last, or in the active window.", .facts = "Limits: at most 32 characters."},
  {.flag = "--value", .key = "value", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "For type: text to type at the caret; an empty one clears the field. For setvalue: the value that the element gets, such as text, a number, an option, on or off.", .facts = "Limits: at most 100000 characters."},
  {.flag = "--direction", .key = "direction", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "For scroll: where the view moves, by a page.", .facts = "One of up, down, left, right.", .choices = kExecuteActionDirectionChoices},
  {.flag = "--keys", .key = "keys", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "For press_keys: a key with its modifiers before it, such as ctrl+s, alt+f4 or enter.", .facts = "Limits: 1 to 64 characters."},
  {.flag = "--include-tree", .key = "include_tree", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "false: the reply has no tree, and ids of the latest capture stay valid.", .facts = "Default: true.", .default_text = "true"},
});

constexpr std::string_view kExecuteActionWire =
    R"text({"name":"execute_action","title":"Act on an element","description":"Acts on an element of the latest capture and returns the new tree. press_keys needs keys, type and setvalue value, scroll direction; all others element_id.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"delivery_mode":{"type":"string","enum":["background","foreground"],"description":"foreground: window active meanwhile.","default":"background"},"action":{"type":"string","enum":["click","collapse","decrement","dismiss","doubleclick","expand","focus","increment","longpress","rightclick","scroll","select","setvalue","toggle","type","press_keys"],"description":"What to do."},"element_id":{"type":"string","maxLength":32,"description":"As e14; keys go without it to the focus of the captured window.","default":""},"value":{"type":"string","maxLength":100000,"description":"Text for type and setvalue."},"direction":{"type":"string","enum":["up","down","left","right"],"description":"For scroll."},"keys":{"type":"string","minLength":1,"maxLength":64,"description":"For press_keys: ctrl+s."},"include_tree":{"type":"boolean","description":"false: no tree, and ids stay valid.","default":true}},"required":["action"],"additionalProperties":false},"outputSchema":{"type":"object","required":["success","message"]}})text";

constexpr std::string_view kExecuteActionBriefWire =
    R"text({"name":"execute_action","title":"Act on an element","description":"Acts on an element of the latest capture and returns the new tree. press_keys needs keys, type and setvalue value, scroll direction; all others element_id.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"delivery_mode":{"type":"string","enum":["background","foreground"],"description":"foreground: window active meanwhile.","default":"background"},"action":{"type":"string","enum":["click","collapse","decrement","dismiss","doubleclick","expand","focus","increment","longpress","rightclick","scroll","select","setvalue","toggle","type","press_keys"],"description":"What to do."},"element_id":{"type":"string","description":"As e14; keys go without it to the focus of the captured window.","default":""},"value":{"type":"string","description":"Text for type and setvalue."},"direction":{"type":"string","enum":["up","down","left","right"],"description":"For scroll."},"keys":{"type":"string","description":"For press_keys: ctrl+s."},"include_tree":{"type":"boolean","description":"false: no tree, and ids stay valid.","default":true}},"required":["action"],"additionalProperties":false},"outputSchema":{"type":"object","required":["success","message"]}})text";

/// docs/reference/tools/cup/execute_action.md, of which the build makes it (cmake/references.cmake).
extern const char execute_action_reference[];

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
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kExecuteActionNeeds,
  .uses = kExecuteActionUses,
  .errors = kExecuteActionErrors,
  .wire = kExecuteActionWire,
  .brief_wire = kExecuteActionBriefWire,
  .input = &execute_action_args_schema,
  .cli = kExecuteActionOptions,
  .reference = {execute_action_reference, 8058},
  .parse = &prepare_execute_action,
};

}  // namespace offhand::tools::cup
