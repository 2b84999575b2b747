// Generated from schema/tools/ax/ax_get_attributes.json. Do not edit.
#include "generated/tools/ax/ax_get_attributes.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxGetAttributesNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kAxGetAttributesErrors = std::to_array<std::string_view>({"app_not_connected", "connection_ended", "ambiguous_app", "no_window", "invalid_query", "accessibility_off", "accessibility_disabled", "no_accessibility_bus", "ambiguous_window", "stale_element", "unknown_element", "window_owner_mismatch", "no_matching_element", "ambiguous_query"});

constexpr auto kAxGetAttributesOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application: its alias, its name, the id of its desktop entry, or its pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--query", .key = "query", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Which element: its text, role:text, identifier:name, a combination of these with and, or, not and parentheses, an XPath such as //button[@name='Save'], or an element_ref. A number in brackets at the end chooses one of several matches.", .facts = "Limits: 1 to 4096 characters. Required.", .required = true},
});

constexpr std::string_view kAxGetAttributesWire =
    R"text({"name":"ax_get_attributes","title":"Get attributes of an element","description":"Tells everything that is known of the one element that a query finds.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Alias, name, desktop-file id or pid of a connected application."},"query":{"type":"string","minLength":1,"maxLength":4096,"description":"Text, role:text, identifier:name, and/or/not with ( ), XPath, element_ref; [2] at the end: the second match."}},"required":["app","query"],"additionalProperties":false},"outputSchema":{"type":"object","required":["role","title","states","actions","element_ref"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxGetAttributesBriefWire =
    R"text({"name":"ax_get_attributes","title":"Get attributes of an element","description":"Tells everything that is known of the one element that a query finds.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Alias, name, desktop-file id or pid of a connected application."},"query":{"type":"string","description":"Text, role:text, identifier:name, and/or/not with ( ), XPath, element_ref; [2] at the end: the second match."}},"required":["app","query"],"additionalProperties":false},"outputSchema":{"type":"object","required":["role","title","states","actions","element_ref"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/ax/ax_get_attributes.md, of which the build makes it (cmake/references.cmake).
extern const char ax_get_attributes_reference[];

constinit const ToolInfo ax_get_attributes_tool = {
  .toolset = "ax",
  .name = "ax_get_attributes",
  .identity = "ax.ax_get_attributes",
  .command = "ax attributes",
  .title = "Get attributes of an element",
  .group = "find",
  .since = "0.1",
  .description = "Tells everything that is known of the one element that a query finds.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kAxGetAttributesNeeds,
  .errors = kAxGetAttributesErrors,
  .wire = kAxGetAttributesWire,
  .brief_wire = kAxGetAttributesBriefWire,
  .input = &ax_get_attributes_args_schema,
  .cli = kAxGetAttributesOptions,
  .reference = {ax_get_attributes_reference, 3185},
  .parse = &prepare_ax_get_attributes,
};

}  // namespace offhand::tools::ax
