// Generated from schema/tools/ax/ax_a11y_audit.json. Do not edit.
#include "generated/tools/ax/ax_a11y_audit.h"
#include "generated/registry/platform_support.h"

namespace offhand::tools::ax {

constexpr auto kAxA11yAuditNeeds = std::to_array<std::string_view>({"accessibility", "apps", "windows"});
constexpr auto kAxA11yAuditUses = std::to_array<std::string_view>({"screen", "input", "user_desk"});
constexpr auto kAxA11yAuditErrors = std::to_array<std::string_view>({"app_not_connected", "connection_ended", "ambiguous_app", "no_window", "invalid_arguments", "invalid_query", "no_matching_element", "ambiguous_query", "accessibility_off", "accessibility_disabled", "no_accessibility_bus", "ambiguous_window", "unknown_element"});

constexpr auto kAxA11yAuditScopeChoices = std::to_array<std::string_view>({"full", "focused_window", "element"});
constexpr auto kAxA11yAuditStandardsChoices = std::to_array<std::string_view>({"wcag_a", "wcag_aa", "wcag_aaa", "section508"});
constexpr auto kAxA11yAuditOptions = std::to_array<CliOption>({
  {.flag = "--session", .key = "session", .kind = CliKind::string, .position = -1, .value_name = "SESSION", .description = "Name of the session that the call belongs to. Calls with the same name share snapshots, settings and a recording, over whatever connection they come. Default: the session of the connection.", .facts = "Limits: 1 to 128 characters, matches ^[A-Za-z0-9_.:@-]+$."},
  {.flag = "--app", .key = "app", .kind = CliKind::string, .position = 0, .value_name = "TEXT", .description = "Connected application: its alias, its name, the id of its desktop entry, or its pid.", .facts = "Limits: 1 to 256 characters. Required.", .required = true},
  {.flag = "--scope", .key = "scope", .kind = CliKind::string, .position = -1, .value_name = "NAME", .description = "What is looked at: all windows of the application, the one at the front, or the element of query with what lies in it.", .facts = "One of full, focused_window, element. Default: focused_window.", .default_text = "focused_window", .choices = kAxA11yAuditScopeChoices},
  {.flag = "--query", .key = "query", .kind = CliKind::string, .position = -1, .value_name = "TEXT", .description = "Which element, where scope is element.", .facts = "Limits: 1 to 4096 characters."},
  {.flag = "--standards", .key = "standards", .kind = CliKind::list, .position = -1, .value_name = "NAME,...", .description = "Standards to meet. A level of WCAG includes the lower ones.", .facts = "One of wcag_a, wcag_aa, wcag_aaa, section508. Limits: 1 to 4 items. Default: wcag_aa.", .choices = kAxA11yAuditStandardsChoices, .item_kind = CliKind::string},
});

constexpr std::string_view kAxA11yAuditWire =
    R"text({"name":"ax_a11y_audit","title":"Accessibility audit","description":"Looks for missing names and roles, what the keyboard does not reach, small targets, low contrast (from pixels), duplicate and misleading names, by WCAG 2.2. Score: 100 less 15, 8, 3, 1 an issue by severity.","inputSchema":{"type":"object","properties":{"session":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:@-]+$","description":"Session name."},"app":{"type":"string","minLength":1,"maxLength":256,"description":"Alias, name, desktop-file id or pid of a connected application."},"scope":{"type":"string","enum":["full","focused_window","element"],"description":"What is looked at: all windows of the application, the one at the front, or the element of query with what lies in it.","default":"focused_window"},"query":{"type":"string","minLength":1,"maxLength":4096,"description":"Which element, where scope is element."},"standards":{"type":"array","minItems":1,"maxItems":4,"items":{"type":"string","enum":["wcag_a","wcag_aa","wcag_aaa","section508"]},"uniqueItems":true,"description":"Standards to meet. A level of WCAG includes the lower ones.","default":["wcag_aa"]}},"required":["app"],"additionalProperties":false},"outputSchema":{"type":"object","required":["passed","issues"]},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

constexpr std::string_view kAxA11yAuditBriefWire =
    R"text({"name":"ax_a11y_audit","title":"Accessibility audit","description":"Looks for missing names and roles, what the keyboard does not reach, small targets, low contrast (from pixels), duplicate and misleading names, by WCAG 2.2. Score: 100 less 15, 8, 3, 1 an issue by severity.","inputSchema":{"type":"object","properties":{"session":{"type":"string","description":"Session name."},"app":{"type":"string","description":"Alias, name, desktop-file id or pid of a connected application."},"scope":{"type":"string","enum":["full","focused_window","element"],"description":"What is looked at: all windows of the application, the one at the front, or the element of query with what lies in it.","default":"focused_window"},"query":{"type":"string","description":"Which element, where scope is element."},"standards":{"type":"array","items":{"type":"string","enum":["wcag_a","wcag_aa","wcag_aaa","section508"]},"uniqueItems":true,"description":"Standards to meet. A level of WCAG includes the lower ones.","default":["wcag_aa"]}},"required":["app"],"additionalProperties":false},"outputSchema":{"type":"object","required":["passed","issues"]},"annotations":{"readOnlyHint":true,"openWorldHint":false},"execution":{"taskSupport":"optional"}})text";

/// docs/reference/tools/ax/ax_a11y_audit.md, of which the build makes it (cmake/references.cmake).
extern const char ax_a11y_audit_reference[];

constinit const ToolInfo ax_a11y_audit_tool = {
  .toolset = "ax",
  .name = "ax_a11y_audit",
  .identity = "ax.ax_a11y_audit",
  .command = "ax audit",
  .title = "Accessibility audit",
  .group = "assert",
  .since = "0.1",
  .description = "Looks for what keeps people from using an application: missing names and roles, elements that the keyboard does not reach (by pressing Tab where that disturbs nobody, else from the tree), targets that are too small, contrast measured from pixels, duplicate and misleading names. Each issue cites its criterion of WCAG 2.2. The score is 100, less 15 for each critical issue, 8 for a serious, 3 for a moderate and 1 for a minor one, and at least 0.",
  .annotations = {.read_only = true, .destructive = false, .idempotent = true, .open_world = false},
  .power = Power::observe, .is_sandboxed = true,
  .timeout = TimeoutKind::run,
  .tasks = TaskSupport::optional,
  .platforms = platform_support::kPlatforms2905451567,
  .needs = kAxA11yAuditNeeds,
  .uses = kAxA11yAuditUses,
  .errors = kAxA11yAuditErrors,
  .wire = kAxA11yAuditWire,
  .brief_wire = kAxA11yAuditBriefWire,
  .input = &ax_a11y_audit_args_schema,
  .cli = kAxA11yAuditOptions,
  .reference = {ax_a11y_audit_reference, 3375},
  .parse = &prepare_ax_a11y_audit,
};

}  // namespace offhand::tools::ax
