// Generated from schema/common/assert.json. Do not edit.
#include "generated/types/assert.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kAccessibilityIssueSeverityValues = std::to_array<std::string_view>({"critical", "serious", "moderate", "minor"});
std::string_view to_string(AccessibilityIssueSeverity value) { return kAccessibilityIssueSeverityValues[static_cast<std::size_t>(value)]; }
std::optional<AccessibilityIssueSeverity> accessibility_issue_severity_from_string(std::string_view text) {
  return value_of<AccessibilityIssueSeverity>(text, kAccessibilityIssueSeverityValues);
}
void write(JsonWriter& writer, AccessibilityIssueSeverity value) { writer.value(to_string(value)); }

constexpr auto kAccessibilityIssueLevelValues = std::to_array<std::string_view>({"wcag_a", "wcag_aa", "wcag_aaa"});
std::string_view to_string(AccessibilityIssueLevel value) { return kAccessibilityIssueLevelValues[static_cast<std::size_t>(value)]; }
std::optional<AccessibilityIssueLevel> accessibility_issue_level_from_string(std::string_view text) {
  return value_of<AccessibilityIssueLevel>(text, kAccessibilityIssueLevelValues);
}
void write(JsonWriter& writer, AccessibilityIssueLevel value) { writer.value(to_string(value)); }

constexpr auto kAccessibilityIssueMemberKeys = member_keys("severity", "level");
void write(JsonWriter& writer, const AccessibilityIssue& value) { write_members(writer, value, kAccessibilityIssueMemberKeys); }

}  // namespace offhand
