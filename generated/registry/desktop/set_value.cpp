// Generated from schema/tools/desktop/set_value.json. Do not edit.
#include "generated/tools/desktop/set_value.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kSetValueNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kSetValueUses = std::to_array<std::string_view>({"input"});
constexpr auto kSetValueErrors = std::to_array<std::string_view>({"stale_element", "unknown_element", "elements_differ", "no_value", "invalid_value", "input_file_refused", "no_such_option", "not_visible", "element_covered", "blocked_by_dialog", "not_ready", "element_unstable", "background_unavailable", "text_not_sent", "partly_sent"});

constexpr auto kSetValueDeliveryModeChoices = std::to_array<std::string_view>({"background", "foreground"});
constexpr auto kSetValueObserveChoices = std::to_array<std::string_view>({"none", "diff"});
constexpr auto kSetValueCombinations = std::to_array<std::string_view>({"Target: element_token, or element_index + window_id."});
constexpr auto kSetValueOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = -1, .value_name = "PROCESS", .description = "Process id of the application that owns the window.", .facts = "Limits: 1 to 4194304."},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Id of the window that the element is in, from list_windows or launch_app. Needed with element_index.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--element-index", .key = "element_index", .kind = CliKind::integer, .position = 0, .value_name = "NUMBER", .description = "Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one.", .facts = "Limits: 1 to 2147483647."},
  {.flag = "--element-token", .key = "element_token", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Handle of an element, from a recent snapshot of the session: the element_token beside its element_index. It contains the window, so that no window_id is needed.", .facts = "Limits: 5 to 64 characters, matches ^[0-9a-z]+-[0-9]+-[0-9]+$."},
  {.flag = "--delivery-mode", .key = "delivery_mode", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile.", .facts = "One of background, foreground. Default: background.", .default_text = "background", .choices = kSetValueDeliveryModeChoices},
  {.flag = "--observe", .key = "observe", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.", .facts = "One of none, diff. Default: none.", .default_text = "none", .choices = kSetValueObserveChoices},
  {.flag = "--value", .key = "value", .kind = CliKind::string, .position = 1, .value_name = "TEXT", .description = "The value as text: a number for a slider or spin button, the label of an option, on or off for a check box, the new text of a field, or, for an input for files of a page on the web desk, their paths, one a line. A date is written yyyy-mm-dd, a time hh:mm, a colour #rrggbb there. Fails with invalid_value or no_such_option where the element cannot hold it.", .facts = "Limits: at most 100000 characters. Required.", .required = true},
});

constexpr std::string_view kSetValueWire =
    R"text({"name":"set_value","title":"Set a value","description":"Gives an element a value: the number of a slider or spin button, an option of a combo box or list (without opening it), on or off for a check box, the whole text of a field, or the files of an input of a page. Target: element_token, or element_index + window_id.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Its window."},"element_index":{"type":"integer","minimum":1,"maximum":2147483647,"description":"Number in the latest get_window_state."},"element_token":{"type":"string","minLength":5,"maxLength":64,"pattern":"^[0-9a-z]+-[0-9]+-[0-9]+$","description":"Handle in a recent one."},"delivery_mode":{"type":"string","enum":["background","foreground"],"description":"foreground: window active meanwhile.","default":"background"},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"value":{"type":"string","maxLength":100000,"description":"A number, option, on, off, text, or paths of files."}},"required":["value"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"idempotentHint":true}})text";

constexpr std::string_view kSetValueBriefWire =
    R"text({"name":"set_value","title":"Set a value","description":"Gives an element a value: the number of a slider or spin button, an option of a combo box or list (without opening it), on or off for a check box, the whole text of a field, or the files of an input of a page. Target: element_token, or element_index + window_id.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Its window."},"element_index":{"type":"integer","description":"Number in the latest get_window_state."},"element_token":{"type":"string","description":"Handle in a recent one."},"delivery_mode":{"type":"string","enum":["background","foreground"],"description":"foreground: window active meanwhile.","default":"background"},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"value":{"type":"string","description":"A number, option, on, off, text, or paths of files."}},"required":["value"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"idempotentHint":true}})text";

/// docs/reference/tools/desktop/set_value.md, of which the build makes it (cmake/references.cmake).
extern const char set_value_reference[];

constinit const ToolInfo set_value_tool = {
  .toolset = "desktop",
  .name = "set_value",
  .identity = "desktop.set_value",
  .command = "set_value",
  .title = "Set a value",
  .group = "input",
  .since = "0.1",
  .description = "Gives an element a value: the number of a slider or spin button, an option of a combo box or list (without opening it), on or off for a check box, the whole text of a field, or the files of an input of a page.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = true, .open_world = true},
  .power = Power::destroy, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kSetValueNeeds,
  .uses = kSetValueUses,
  .errors = kSetValueErrors,
  .wire = kSetValueWire,
  .brief_wire = kSetValueBriefWire,
  .input = &set_value_args_schema,
  .cli = kSetValueOptions,
  .combinations = kSetValueCombinations,
  .reference = {set_value_reference, 12266},
  .parse = &prepare_set_value,
};

}  // namespace offhand::tools::desktop
