// Generated from schema/tools/ax/ax_scroll.json. Do not edit.
#include "generated/tools/ax/ax_scroll.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxScrollNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kAxScrollUses = std::to_array<std::string_view>({"input"});
constexpr auto kAxScrollErrors = std::to_array<std::string_view>({"app_not_connected", "connection_ended", "ambiguous_app", "no_window", "invalid_query", "accessibility_off", "accessibility_disabled", "no_accessibility_bus", "ambiguous_window", "stale_element", "unknown_element", "window_owner_mismatch", "no_matching_element", "ambiguous_query", "not_visible", "element_covered", "blocked_by_dialog", "not_ready", "element_unstable", "background_unavailable"});

constexpr auto kAxScrollDirectionChoices = std::to_array<std::string_view>({"up", "down", "left", "right"});
constexpr auto kAxScrollOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application: its alias, its name, the id of its desktop entry, or its pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--query", .key = "query", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Which element to scroll within, as in ax_find. Default: whatever has the focus in the window at the front.", .facts = "Limits: 1 to 4096 characters."},
  {.flag = "--direction", .key = "direction", .kind = CliKind::string, .position = 0, .value_name = "NAME", .description = "Direction in which the view moves: down shows what lies further down.", .facts = "One of up, down, left, right. Required.", .required = true, .choices = kAxScrollDirectionChoices},
  {.flag = "--amount", .key = "amount", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "How far to scroll, in pixels.", .facts = "Limits: 1 to 100000. Default: 100.", .default_text = "100"},
});

constexpr std::string_view kAxScrollWire =
    R"text({"name":"ax_scroll","title":"Scroll","description":"Scrolls what lies at the one element that a query finds, or has the focus in the application's front window, by about so many pixels: to within one step of its toolkit.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Alias, name, desktop-file id or pid of a connected application."},"query":{"type":"string","minLength":1,"maxLength":4096,"description":"Default: what has the focus."},"direction":{"type":"string","enum":["up","down","left","right"],"description":"Where to go."},"amount":{"type":"integer","minimum":1,"maximum":100000,"description":"Pixels.","default":100}},"required":["app","direction"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"destructiveHint":false,"openWorldHint":false}})text";

constexpr std::string_view kAxScrollBriefWire =
    R"text({"name":"ax_scroll","title":"Scroll","description":"Scrolls what lies at the one element that a query finds, or has the focus in the application's front window, by about so many pixels: to within one step of its toolkit.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Alias, name, desktop-file id or pid of a connected application."},"query":{"type":"string","description":"Default: what has the focus."},"direction":{"type":"string","enum":["up","down","left","right"],"description":"Where to go."},"amount":{"type":"integer","description":"Pixels.","default":100}},"required":["app","direction"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"destructiveHint":false,"openWorldHint":false}})text";

/// docs/reference/tools/ax/ax_scroll.md, of which the build makes it (cmake/references.cmake).
extern const char ax_scroll_reference[];

constinit const ToolInfo ax_scroll_tool = {
  .toolset = "ax",
  .name = "ax_scroll",
  .identity = "ax.ax_scroll",
  .command = "ax scroll",
  .title = "Scroll",
  .group = "action",
  .since = "0.1",
  .description = "Scrolls what lies at the one element that a query finds, or has the focus in the application's front window, by about so many pixels: to within one step of its toolkit.",
  .annotations = {.read_only = false, .destructive = false, .idempotent = false, .open_world = false},
  .power = Power::act, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kAxScrollNeeds,
  .uses = kAxScrollUses,
  .errors = kAxScrollErrors,
  .wire = kAxScrollWire,
  .brief_wire = kAxScrollBriefWire,
  .input = &ax_scroll_args_schema,
  .cli = kAxScrollOptions,
  .reference = {ax_scroll_reference, 10338},
  .parse = &prepare_ax_scroll,
};

}  // namespace offhand::tools::ax
