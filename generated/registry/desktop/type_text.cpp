// Generated from schema/tools/desktop/type_text.json. Do not edit.
#include "generated/tools/desktop/type_text.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kTypeTextNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kTypeTextUses = std::to_array<std::string_view>({"input"});
constexpr auto kTypeTextAliases = std::to_array<std::string_view>({"type_text_chars"});
constexpr auto kTypeTextErrors = std::to_array<std::string_view>({"stale_element", "unknown_element", "elements_differ", "point_outside", "no_zoom_picture", "desktop_scope_disabled", "not_editable", "invalid_value", "not_visible", "element_covered", "blocked_by_dialog", "not_ready", "element_unstable", "background_unavailable", "text_not_sent", "partly_sent"});

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

/// docs/reference/tools/desktop/type_text.md, of which the build makes it (cmake/references.cmake).
extern const char type_text_reference[];

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
  .power = Power::destroy, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kTypeTextNeeds,
  .uses = kTypeTextUses,
  .errors = kTypeTextErrors,
  .wire = kTypeTextWire,
  .brief_wire = kTypeTextBriefWire,
  .input = &type_text_args_schema,
  .cli = kTypeTextOptions,
  .combinations = kTypeTextCombinations,
  .reference = {type_text_reference, 14037},
  .parse = &prepare_type_text,
};

}  // namespace offhand::tools::desktop
