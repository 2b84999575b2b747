// Generated from schema/tools/ax/ax_find.json. Do not edit.
#include "generated/tools/ax/ax_find.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxFindNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kAxFindUses = std::to_array<std::string_view>({"screen"});
constexpr auto kAxFindErrors = std::to_array<std::string_view>({"app_not_connected", "connection_ended", "ambiguous_app", "no_window", "invalid_query", "accessibility_off", "accessibility_disabled", "no_accessibility_bus", "ambiguous_window", "stale_element", "unknown_element", "window_owner_mismatch", "missing_package", "text_not_read", "vision_unavailable", "vision_failed", "not_visible"});

constexpr auto kAxFindStrategyChoices = std::to_array<std::string_view>({"auto", "exact", "contains", "regex", "role", "identifier", "xpath"});
constexpr auto kAxFindOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application: its alias, its name, the id of its desktop entry, or its pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--query", .key = "query", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Which element: its text, role:text, identifier:name, a combination of these with and, or, not and parentheses, an XPath such as //button[@name='Save'], or an element_ref. A number in brackets at the end chooses one of several matches.", .facts = "Limits: 1 to 4096 characters. Required.", .required = true},
  {.flag = "--strategy", .key = "strategy", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "How the query is understood: auto: title, part of a title, role with title, identifier, XPath, words, regular expression, whichever finds something first; exact: the whole title; contains: part of it; regex: a regular expression (RE2) for the title; role: a role, with or without title; identifier: what its program calls it; xpath: a path.", .facts = "One of auto, exact, contains, regex, role, identifier, xpath. Default: auto.", .default_text = "auto", .choices = kAxFindStrategyChoices},
  {.flag = "--text-on-screen", .key = "text_on_screen", .kind = CliKind::boolean, .position = -1, .value_name = "true|false", .description = "true: query is looked for as text in the picture of the window, read by the program tesseract, for what shows text without having elements: canvases, remote desktops, games. Takes some seconds.", .facts = "Default: false.", .default_text = "false"},
});

constexpr std::string_view kAxFindWire =
    R"text({"name":"ax_find","title":"Find an element","description":"Finds the first element that a query means, and tells how many there are. Its element_ref stands wherever a query may.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Alias, name, desktop-file id or pid of a connected application."},"query":{"type":"string","minLength":1,"maxLength":4096,"description":"Text, role:text, identifier:name, and/or/not with ( ), XPath, element_ref; [2] at the end: the second match."},"strategy":{"type":"string","enum":["auto","exact","contains","regex","role","identifier","xpath"],"description":"auto tries all: title, part of it, role:title, identifier, XPath, words, regex.","default":"auto"},"text_on_screen":{"type":"boolean","description":"Looks for query as text in the picture (tesseract), where there are no elements."}},"required":["app","query"],"additionalProperties":false},"outputSchema":{"type":"object","required":["found","count"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxFindBriefWire =
    R"text({"name":"ax_find","title":"Find an element","description":"Finds the first element that a query means, and tells how many there are. Its element_ref stands wherever a query may.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Alias, name, desktop-file id or pid of a connected application."},"query":{"type":"string","description":"Text, role:text, identifier:name, and/or/not with ( ), XPath, element_ref; [2] at the end: the second match."},"strategy":{"type":"string","enum":["auto","exact","contains","regex","role","identifier","xpath"],"description":"auto tries all: title, part of it, role:title, identifier, XPath, words, regex.","default":"auto"},"text_on_screen":{"type":"boolean","description":"Looks for query as text in the picture (tesseract), where there are no elements."}},"required":["app","query"],"additionalProperties":false},"outputSchema":{"type":"object","required":["found","count"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/ax/ax_find.md, of which the build makes it (cmake/references.cmake).
extern const char ax_find_reference[];

constinit const ToolInfo ax_find_tool = {
  .toolset = "ax",
  .name = "ax_find",
  .identity = "ax.ax_find",
  .command = "ax find",
  .title = "Find an element",
  .group = "find",
  .since = "0.1",
  .description = "Finds the first element that a query means, and tells how many there are. Its element_ref stands wherever a query may. Where nothing matches words, the setting vision_backend may name something that looks at a picture of the front window.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kAxFindNeeds,
  .uses = kAxFindUses,
  .errors = kAxFindErrors,
  .wire = kAxFindWire,
  .brief_wire = kAxFindBriefWire,
  .input = &ax_find_args_schema,
  .cli = kAxFindOptions,
  .reference = {ax_find_reference, 4851},
  .parse = &prepare_ax_find,
};

}  // namespace offhand::tools::ax
