// Generated from schema/tools/ax/ax_click.json. Do not edit.
#include "generated/tools/ax/ax_click.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxClickNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kAxClickUses = std::to_array<std::string_view>({"input", "screen"});
constexpr auto kAxClickErrors = std::to_array<std::string_view>({"app_not_connected", "connection_ended", "ambiguous_app", "no_window", "invalid_query", "no_matching_element", "ambiguous_query", "accessibility_off", "accessibility_disabled", "no_accessibility_bus", "ambiguous_window", "stale_element", "unknown_element", "not_visible", "element_covered", "blocked_by_dialog", "not_ready", "element_unstable", "background_unavailable"});

constexpr auto kAxClickModeChoices = std::to_array<std::string_view>({"background", "focus"});
constexpr auto kAxClickClickTypeChoices = std::to_array<std::string_view>({"single", "double", "right"});
constexpr auto kAxClickOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application: its alias, its name, the id of its desktop entry, or its pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--query", .key = "query", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Which element: its text, role:text, identifier:name, a combination of these with and, or, not and parentheses, an XPath such as //button[@name='Save'], or an element_ref. A number in brackets at the end chooses one of several matches.", .facts = "Limits: 1 to 4096 characters. Required.", .required = true},
  {.flag = "--mode", .key = "mode", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "How input is delivered: in the background, so that pointer, focus and front window stay the user's, or with the window focused meanwhile.", .facts = "One of background, focus. Default: background.", .default_text = "background", .choices = kAxClickModeChoices},
  {.flag = "--click-type", .key = "click_type", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "Kind of click.", .facts = "One of single, double, right. Default: single.", .default_text = "single", .choices = kAxClickClickTypeChoices},
});

constexpr std::string_view kAxClickWire =
    R"text({"name":"ax_click","title":"Click an element","description":"Clicks the one element that a query finds. Where a query finds several, the user is asked which is meant if the client can ask; else it is refused, and the error names them.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Alias, name, desktop-file id or pid of a connected application."},"query":{"type":"string","minLength":1,"maxLength":4096,"description":"Text, role:text, identifier:name, and/or/not with ( ), XPath, element_ref; [2] at the end: the second match."},"mode":{"type":"string","enum":["background","focus"],"description":"focus: window active meanwhile.","default":"background"},"click_type":{"type":"string","enum":["single","double","right"],"description":"Kind of click.","default":"single"}},"required":["app","query"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"openWorldHint":false}})text";

constexpr std::string_view kAxClickBriefWire =
    R"text({"name":"ax_click","title":"Click an element","description":"Clicks the one element that a query finds. Where a query finds several, the user is asked which is meant if the client can ask; else it is refused, and the error names them.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Alias, name, desktop-file id or pid of a connected application."},"query":{"type":"string","description":"Text, role:text, identifier:name, and/or/not with ( ), XPath, element_ref; [2] at the end: the second match."},"mode":{"type":"string","enum":["background","focus"],"description":"focus: window active meanwhile.","default":"background"},"click_type":{"type":"string","enum":["single","double","right"],"description":"Kind of click.","default":"single"}},"required":["app","query"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"openWorldHint":false}})text";

/// docs/reference/tools/ax/ax_click.md, of which the build makes it (cmake/references.cmake).
extern const char ax_click_reference[];

constinit const ToolInfo ax_click_tool = {
  .toolset = "ax",
  .name = "ax_click",
  .identity = "ax.ax_click",
  .command = "ax click",
  .title = "Click an element",
  .group = "action",
  .since = "0.1",
  .description = "Clicks the one element that a query finds. Where a query finds several, the user is asked which is meant if the client can ask; else it is refused, and the error names them.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = false, .open_world = false},
  .power = Power::destroy, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kAxClickNeeds,
  .uses = kAxClickUses,
  .errors = kAxClickErrors,
  .wire = kAxClickWire,
  .brief_wire = kAxClickBriefWire,
  .input = &ax_click_args_schema,
  .cli = kAxClickOptions,
  .reference = {ax_click_reference, 10871},
  .parse = &prepare_ax_click,
};

}  // namespace offhand::tools::ax
