// Generated from schema/tools/ax/ax_assert.json. Do not edit.
#include "generated/tools/ax/ax_assert.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxAssertNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kAxAssertErrors = std::to_array<std::string_view>({"app_not_connected", "connection_ended", "ambiguous_app", "invalid_query", "ambiguous_query", "accessibility_off", "accessibility_disabled", "no_accessibility_bus", "ambiguous_window", "unknown_element"});

constexpr auto kAxAssertCombinations = std::to_array<std::string_view>({"At least one of assertions.exists, assertions.enabled, assertions.focused, assertions.value, assertions.title, assertions.role, assertions.visible, assertions.contains_text."});
constexpr auto kAxAssertMembers = std::to_array<CliMember>({
  {"assertions.exists", "Whether there is such an element.", "Boolean."},
  {"assertions.enabled", "Whether it can be operated.", "Boolean."},
  {"assertions.focused", "Whether it has the focus within its window.", "Boolean."},
  {"assertions.value", "What it holds, to the letter; on or off for what is ticked or not.", "String, at most 100000 characters."},
  {"assertions.title", "Its title, to the letter.", "String, at most 4096 characters."},
  {"assertions.role", "Its role, by any of its names.", "String, 1 to 64 characters."},
  {"assertions.visible", "Whether it can be seen.", "Boolean."},
  {"assertions.contains_text", "Text that is in its title or in what it holds, or in an element inside it.", "String, 1 to 100000 characters."},
});

constexpr auto kAxAssertOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Connected application: its alias, its name, the id of its desktop entry, or its pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--query", .key = "query", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Which element, as for ax_find.", .facts = "Limits: 1 to 4096 characters. Required.", .required = true},
  {.flag = "--assertions", .key = "assertions", .kind = CliKind::json, .position = -1, .value_name = "JSON", .description = "What is expected of an element.", .facts = "Required.", .required = true},
  {.flag = "--timeout-ms", .key = "timeout_ms", .kind = CliKind::integer, .position = -1, .value_name = "NUMBER", .description = "How long to wait at most, in milliseconds; 0 looks once.", .facts = "Limits: 0 to 9500. Default: 5000.", .default_text = "5000"},
});

constexpr std::string_view kAxAssertWire =
    R"text({"name":"ax_assert","title":"Assert element state","description":"Checks that an element is as expected, and waits until it is, for at most timeout_ms. What does not hold is reported with what was expected and how it is.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Alias, name, desktop-file id or pid of a connected application."},"query":{"type":"string","minLength":1,"maxLength":4096,"description":"Which element, as for ax_find."},"assertions":{"type":"object","properties":{"exists":{"type":"boolean","description":"Whether there is such an element."},"enabled":{"type":"boolean","description":"Whether it can be operated."},"focused":{"type":"boolean","description":"Whether it has the focus within its window."},"value":{"type":"string","maxLength":100000,"description":"What it holds, to the letter; on or off for what is ticked or not."},"title":{"type":"string","maxLength":4096,"description":"Its title, to the letter."},"role":{"type":"string","minLength":1,"maxLength":64,"description":"Its role, by any of its names."},"visible":{"type":"boolean","description":"Whether it can be seen."},"contains_text":{"type":"string","minLength":1,"maxLength":100000,"description":"Text that is in its title or in what it holds, or in an element inside it."}},"additionalProperties":false,"description":"What is expected of an element."},"timeout_ms":{"type":"integer","minimum":0,"maximum":9500,"description":"How long to wait; 0 only looks.","default":5000}},"required":["app","query","assertions"],"additionalProperties":false},"outputSchema":{"type":"object","required":["passed"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

constexpr std::string_view kAxAssertBriefWire =
    R"text({"name":"ax_assert","title":"Assert element state","description":"Checks that an element is as expected, and waits until it is, for at most timeout_ms. What does not hold is reported with what was expected and how it is.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Alias, name, desktop-file id or pid of a connected application."},"query":{"type":"string","description":"Which element, as for ax_find."},"assertions":{"type":"object","properties":{"exists":{"type":"boolean","description":"Whether there is such an element."},"enabled":{"type":"boolean","description":"Whether it can be operated."},"focused":{"type":"boolean","description":"Whether it has the focus within its window."},"value":{"type":"string","description":"What it holds, to the letter; on or off for what is ticked or not."},"title":{"type":"string","description":"Its title, to the letter."},"role":{"type":"string","description":"Its role, by any of its names."},"visible":{"type":"boolean","description":"Whether it can be seen."},"contains_text":{"type":"string","description":"Text that is in its title or in what it holds, or in an element inside it."}},"additionalProperties":false,"description":"What is expected of an element."},"timeout_ms":{"type":"integer","description":"How long to wait; 0 only looks.","default":5000}},"required":["app","query","assertions"],"additionalProperties":false},"outputSchema":{"type":"object","required":["passed"]},"annotations":{"readOnlyHint":true,"openWorldHint":false}})text";

/// docs/reference/tools/ax/ax_assert.md, of which the build makes it (cmake/references.cmake).
extern const char ax_assert_reference[];

constinit const ToolInfo ax_assert_tool = {
  .toolset = "ax",
  .name = "ax_assert",
  .identity = "ax.ax_assert",
  .command = "ax assert",
  .title = "Assert element state",
  .group = "assert",
  .since = "0.1",
  .description = "Checks that an element is as expected, and waits until it is, for at most timeout_ms. What does not hold is reported with what was expected and how it is.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kAxAssertNeeds,
  .errors = kAxAssertErrors,
  .wire = kAxAssertWire,
  .brief_wire = kAxAssertBriefWire,
  .input = &ax_assert_args_schema,
  .cli = kAxAssertOptions,
  .members = kAxAssertMembers,
  .combinations = kAxAssertCombinations,
  .reference = {ax_assert_reference, 3304},
  .parse = &prepare_ax_assert,
};

}  // namespace offhand::tools::ax
