// Generated from schema/common/assert.json. Do not edit.
#pragma once

#include <optional>
#include <string_view>

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// How much it keeps them.
enum class AccessibilityIssueSeverity {
  critical,
  serious,
  moderate,
  minor_,
};
std::string_view to_string(AccessibilityIssueSeverity value);
std::optional<AccessibilityIssueSeverity> accessibility_issue_severity_from_string(std::string_view text);
void write(JsonWriter& writer, AccessibilityIssueSeverity value);

/// Level of what it breaks.
enum class AccessibilityIssueLevel {
  wcag_a,
  wcag_aa,
  wcag_aaa,
};
std::string_view to_string(AccessibilityIssueLevel value);
std::optional<AccessibilityIssueLevel> accessibility_issue_level_from_string(std::string_view text);
void write(JsonWriter& writer, AccessibilityIssueLevel value);

/// What keeps people from a stroke.
struct AccessibilityIssue {
  /// How much it keeps them.
  AccessibilityIssueSeverity severity{};
  /// Level of what it breaks.
  AccessibilityIssueLevel level{};
};
void write(JsonWriter& writer, const AccessibilityIssue& value);

}  // namespace offhand
