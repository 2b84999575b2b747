// Generated from schema/tools/ax/ax_set_value.json. Do not edit.
#include "generated/tools/ax/ax_set_value.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxSetValueNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kAxSetValueUses = std::to_array<std::string_view>({"input"});
constexpr auto kAxSetValueErrors = std::to_array<std::string_view>({"app_not_connected", "connection_ended", "ambiguous_app", "no_window", "invalid_query", "accessibility_off", "accessibility_disabled", "no_accessibility_bus", "ambiguous_window", "stale_element", "unknown_element", "window_owner_mismatch", "no_matching_element", "ambiguous_query", "not_visible", "element_covered", "blocked_by_dialog", "not_ready", "element_unstable", "background_unavailable", "no_value", "invalid_value", "input_file_refused", "no_such_option"});

constexpr auto kAxSetValueOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application: its alias, its name, the id of its desktop entry, or its pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--query", .key = "query", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Which element: its text, role:text, identifier:name, a combination of these with and, or, not and parentheses, an XPath such as //button[@name='Save'], or an element_ref. A number in brackets at the end chooses one of several matches.", .facts = "Limits: 1 to 4096 characters. Required.", .required = true},
  {.flag = "--value", .key = "value", .kind = CliKind::string, .position = 1, .value_name = "TEXT", .description = "The value as text: a number for a slider or spin button, the label of an option, on or off for a check box, the new text of a field, or, for an input for files of a page on the web desk, their paths, one a line. A date is written yyyy-mm-dd, a time hh:mm, a colour #rrggbb there. Fails with invalid_value or no_such_option where the element cannot hold it.", .facts = "Limits: at most 100000 characters. Required.", .required = true},
});

constexpr std::string_view kAxSetValueWire =
    R"text({"name":"ax_set_value","title":"Set the value of an element","description":"Gives the one element that a query finds a value: the number of a slider, an option, on or off, or the whole text of a field.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Alias, name, desktop-file id or pid of a connected application."},"query":{"type":"string","minLength":1,"maxLength":4096,"description":"Text, role:text, identifier:name, and/or/not with ( ), XPath, element_ref; [2] at the end: the second match."},"value":{"type":"string","maxLength":100000,"description":"A number, option, on, off, text, or paths of files."}},"required":["app","query","value"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"idempotentHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxSetValueBriefWire =
    R"text({"name":"ax_set_value","title":"Set the value of an element","description":"Gives the one element that a query finds a value: the number of a slider, an option, on or off, or the whole text of a field.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Alias, name, desktop-file id or pid of a connected application."},"query":{"type":"string","description":"Text, role:text, identifier:name, and/or/not with ( ), XPath, element_ref; [2] at the end: the second match."},"value":{"type":"string","description":"A number, option, on, off, text, or paths of files."}},"required":["app","query","value"],"additionalProperties":false},"outputSchema":{"type":"object","required":["path","effect","target"]},"annotations":{"idempotentHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/ax/ax_set_value.md, of which the build makes it (cmake/references.cmake).
extern const char ax_set_value_reference[];

constinit const ToolInfo ax_set_value_tool = {
  .toolset = "ax",
  .name = "ax_set_value",
  .identity = "ax.ax_set_value",
  .command = "ax set_value",
  .title = "Set the value of an element",
  .group = "action",
  .since = "0.1",
  .description = "Gives the one element that a query finds a value: the number of a slider, an option, on or off, or the whole text of a field.",
  .annotations = {.read_only = false, .destructive = true, .idempotent = true, .open_world = false},
  .power = Power::destroy, .is_sandboxed = false,
  .background_lock = LockKind::window,
  .foreground_lock = LockKind::seat,
  .timeout = TimeoutKind::action,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kAxSetValueNeeds,
  .uses = kAxSetValueUses,
  .errors = kAxSetValueErrors,
  .wire = kAxSetValueWire,
  .brief_wire = kAxSetValueBriefWire,
  .input = &ax_set_value_args_schema,
  .cli = kAxSetValueOptions,
  .reference = {ax_set_value_reference, 10716},
  .parse = &prepare_ax_set_value,
};

}  // namespace offhand::tools::ax
