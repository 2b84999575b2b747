// Generated from schema/tools/desktop/scroll.json. Do not edit.
#include "generated/tools/desktop/scroll.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::desktop {

constexpr auto kScrollNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kScrollUses = std::to_array<std::string_view>({"input"});
constexpr auto kScrollErrors = std::to_array<std::string_view>({"stale_element", "unknown_element", "elements_differ", "point_outside", "no_zoom_picture", "desktop_scope_disabled", "not_visible", "blocked_by_dialog", "not_ready", "element_unstable", "background_unavailable"});

constexpr auto kScrollScopeChoices = std::to_array<std::string_view>({"window", "desktop"});
constexpr auto kScrollDeliveryModeChoices = std::to_array<std::string_view>({"background", "foreground"});
constexpr auto kScrollObserveChoices = std::to_array<std::string_view>({"none", "diff"});
constexpr auto kScrollDirectionChoices = std::to_array<std::string_view>({"up", "down", "left", "right"});
constexpr auto kScrollByChoices = std::to_array<std::string_view>({"line", "page"});
constexpr auto kScrollModifierChoices = std::to_array<std::string_view>({"ctrl", "shift", "alt", "super"});
constexpr auto kScrollCombinations = std::to_array<std::string_view>({"Target: element_token, element_index + window_id, pid + x + y, x + y, or pid."});
constexpr auto kScrollOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--pid", .key = "pid", .kind = CliKind::integer, .position = -1, .value_name = "PROCESS", .description = "Process id of the application that owns the window.", .facts = "Limits: 1 to 4194304."},
  {.flag = "--window-id", .key = "window_id", .kind = CliKind::integer, .position = -1, .value_name = "WINDOW", .description = "Id of the window, from list_windows or launch_app. Default: the topmost window of pid.", .facts = "Limits: 1 to 4294967295."},
  {.flag = "--element-index", .key = "element_index", .kind = CliKind::integer, .position = 1, .value_name = "NUMBER", .description = "Number of an element within its window, from get_window_state; window_id says which window. It stays with the element and is never given to another one.", .facts = "Limits: 1 to 2147483647."},
  {.flag = "--element-token", .key = "element_token", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Handle of an element, from a recent snapshot of the session: the element_token beside its element_index. It contains the window, so that no window_id is needed.", .facts = "Limits: 5 to 64 characters, matches ^[0-9a-z]+-[0-9]+-[0-9]+$."},
  {.flag = "--x", .key = "x", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Horizontal position in pixels of the last picture of the window that the session was shown, from its left edge; of the window itself where it was shown none. Without pid: in pixels of the last picture of the screen, where the user's own pointer acts.", .facts = "Limits: -65536 to 65536."},
  {.flag = "--y", .key = "y", .kind = CliKind::number, .position = -1, .value_name = "NUMBER", .description = "Vertical position in the same pixels as x, from the top edge.", .facts = "Limits: -65536 to 65536."},
  {.flag = "--from-zoom", .key = "from_zoom", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: x and y are pixels of the last zoom picture of the window instead of its last whole picture. Fails with no_zoom_picture where the session has none.", .facts = ""},
  {.flag = "--scope", .key = "scope", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "desktop lets a call without pid act on the whole screen. Default: the setting capture_scope.", .facts = "One of window, desktop.", .choices = kScrollScopeChoices},
  {.flag = "--delivery-mode", .key = "delivery_mode", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "How input is delivered: in the background, so that pointer, focus and front window stay the user's, or in the foreground, so that the window is active meanwhile.", .facts = "One of background, foreground. Default: background.", .default_text = "background", .choices = kScrollDeliveryModeChoices},
  {.flag = "--observe", .key = "observe", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "What the reply tells of the window besides the action: nothing, or a diff of its visible elements, taken once the application has settled.", .facts = "One of none, diff. Default: none.", .default_text = "none", .choices = kScrollObserveChoices},
  {.flag = "--direction", .key = "direction", .kind = CliKind::string, .position = 0, .value_name = "NAME", .description = "Direction in which the view moves: down shows what lies further down.", .facts = "One of up, down, left, right. Required.", .required = true, .choices = kScrollDirectionChoices},
  {.flag = "--by", .key = "by", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "Unit of amount. line: what one notch of the wheel scrolls; page: about as much as is visible at once.", .facts = "One of line, page. Default: line.", .default_text = "line", .choices = kScrollByChoices},
  {.flag = "--amount", .key = "amount", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "How many lines or pages to scroll.", .facts = "Limits: 1 to 50. Default: 3.", .default_text = "3"},
  {.flag = "--pixels", .key = "pixels", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "Instead of by and amount: how far to scroll in pixels, to within one step of what scrolls.", .facts = "Limits: 1 to 100000."},
  {.flag = "--modifier", .key = "modifier", .kind = CliKind::list, .position = -1, .value_name = "NAME,...", .description = "Modifier keys that are held during the action.", .facts = "One of ctrl, shift, alt, super. Limits: at most 4 items.", .choices = kScrollModifierChoices, .item_kind = CliKind::string},
});

constexpr std::string_view kScrollWire =
    R"text({"name":"scroll","title":"Scroll","description":"Scrolls what lies at an element or a point, or has the window's focus, by the wheel, its scroll bar or keys. Target: element_token, element_index + window_id, pid + x + y, x + y, or pid.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"pid":{"type":"integer","minimum":1,"maximum":4194304,"description":"Window's owner."},"window_id":{"type":"integer","minimum":1,"maximum":4294967295,"description":"Default: pid's topmost."},"element_index":{"type":"integer","minimum":1,"maximum":2147483647,"description":"Number in the latest get_window_state."},"element_token":{"type":"string","minLength":5,"maxLength":64,"pattern":"^[0-9a-z]+-[0-9]+-[0-9]+$","description":"Handle in a recent one."},"x":{"type":"number","minimum":-65536,"maximum":65536,"description":"Pixels of the window's last picture, without pid the screen's (user's pointer)."},"y":{"type":"number","minimum":-65536,"maximum":65536,"description":"As x."},"from_zoom":{"type":"boolean","description":"x, y of the last zoom."},"scope":{"type":"string","enum":["window","desktop"],"description":"Without pid, for capture_scope."},"delivery_mode":{"type":"string","enum":["background","foreground"],"description":"foreground: window active meanwhile.","default":"background"},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"direction":{"type":"string","enum":["up","down","left","right"],"description":"Where to go."},"by":{"type":"string","enum":["line","page"],"description":"line: a notch of the wheel; page: about what shows.","default":"line"},"amount":{"type":"integer","minimum":1,"maximum":50,"description":"How many of them.","default":3},"modifier":{"type":"array","maxItems":4,"items":{"type":"string","enum":["ctrl","shift","alt","super"]},"description":"Keys held meanwhile."}},"required":["direction"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"destructiveHint":false}})text";

constexpr std::string_view kScrollBriefWire =
    R"text({"name":"scroll","title":"Scroll","description":"Scrolls what lies at an element or a point, or has the window's focus, by the wheel, its scroll bar or keys. Target: element_token, element_index + window_id, pid + x + y, x + y, or pid.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"pid":{"type":"integer","description":"Window's owner."},"window_id":{"type":"integer","description":"Default: pid's topmost."},"element_index":{"type":"integer","description":"Number in the latest get_window_state."},"element_token":{"type":"string","description":"Handle in a recent one."},"x":{"type":"number","description":"Pixels of the window's last picture, without pid the screen's (user's pointer)."},"y":{"type":"number","description":"As x."},"from_zoom":{"type":"boolean","description":"x, y of the last zoom."},"scope":{"type":"string","enum":["window","desktop"],"description":"Without pid, for capture_scope."},"delivery_mode":{"type":"string","enum":["background","foreground"],"description":"foreground: window active meanwhile.","default":"background"},"observe":{"type":"string","enum":["none","diff"],"description":"diff: what changed since the last read.","default":"none"},"direction":{"type":"string","enum":["up","down","left","right"],"description":"Where to go."},"by":{"type":"string","enum":["line","page"],"description":"line: a notch of the wheel; page: about what shows.","default":"line"},"amount":{"type":"integer","minimum":1,"maximum":50,"description":"How many of them.","default":3},"modifier":{"type":"array","items":{"type":"string","enum":["ctrl","shift","alt","super"]},"description":"Keys held meanwhile."}},"required":["direction"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"destructiveHint":false}})text";

/// docs/reference/tools/desktop/scroll.md, of which the build makes it (cmake/references.cmake).
extern const char scroll_reference[];

constinit const ToolInfo scroll_tool = {
  .toolset = "desktop",
  .name = "scroll",
  .identity = "desktop.scroll",
  .command = "scroll",
  .title = "Scroll",
  .group = "input",
  .since = "0.1",
  .description = "Scrolls what lies at an element or a point, or has the focus within the window: by the wheel, by its scroll bar, or by keys that only scroll.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = false, .open_world = true},
  .power = Power::act, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kScrollNeeds,
  .uses = kScrollUses,
  .errors = kScrollErrors,
  .wire = kScrollWire,
  .brief_wire = kScrollBriefWire,
  .input = &scroll_args_schema,
  .cli = kScrollOptions,
  .combinations = kScrollCombinations,
  .reference = {scroll_reference, 13761},
  .parse = &prepare_scroll,
};

}  // namespace offhand::tools::desktop
