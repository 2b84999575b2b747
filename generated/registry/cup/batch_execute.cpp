// Generated from schema/tools/cup/batch_execute.json. Do not edit.
#include "generated/tools/cup/batch_execute.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::cup {

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

/// docs/reference/tools/cup/batch_execute.md, of which the build makes it (cmake/references.cmake).
extern const char batch_execute_reference[];

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
  .timeout = TimeoutKind::run,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kBatchExecuteNeeds,
  .uses = kBatchExecuteUses,
  .errors = kBatchExecuteErrors,
  .wire = kBatchExecuteWire,
  .brief_wire = kBatchExecuteBriefWire,
  .input = &batch_execute_args_schema,
  .cli = kBatchExecuteOptions,
  .members = kBatchExecuteMembers,
  .reference = {batch_execute_reference, 8510},
  .parse = &prepare_batch_execute,
};

}  // namespace offhand::tools::cup
