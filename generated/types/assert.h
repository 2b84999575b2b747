// Generated from schema/common/assert.json. Do not edit.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/json_value.h"

namespace offhand {

class JsonWriter;
struct SchemaNode;
struct SchemaUnion;

/// What is looked at: all windows of the application, the one at the front, or the element of query with what lies in
/// it.
enum class AuditScope {
  full,
  focused_window,
  element,
};
std::string_view to_string(AuditScope value);
std::optional<AuditScope> audit_scope_from_string(std::string_view text);
void write(JsonWriter& writer, AuditScope value);
void read(const nlohmann::json& json, AuditScope& out);
extern const SchemaNode audit_scope_schema;

/// What is expected of an element.
struct Assertions {
  /// Whether there is such an element.
  std::optional<bool> exists{};
  /// Whether it can be operated.
  std::optional<bool> enabled{};
  /// Whether it has the focus within its window.
  std::optional<bool> focused{};
  /// What it holds, to the letter; on or off for what is ticked or not.
  std::optional<std::string> value{};
  /// Its title, to the letter.
  std::optional<std::string> title{};
  /// Its role, by any of its names.
  std::optional<std::string> role{};
  /// Whether it can be seen.
  std::optional<bool> visible{};
  /// Text that is in its title or in what it holds, or in an element inside it.
  std::optional<std::string> contains_text{};
  bool operator==(const Assertions&) const = default;
};
void write(JsonWriter& writer, const Assertions& value);
void read(const nlohmann::json& json, Assertions& out);
extern const SchemaNode assertions_schema;

/// An expectation that does not hold.
struct AssertionFailure {
  /// Which one: a key of assertions.
  std::string property{};
  /// What was expected.
  JsonValue expected{};
  /// How it is; null where there is no such element.
  JsonValue actual{};
};
void write(JsonWriter& writer, const AssertionFailure& value);

/// How much it keeps people from what they want to do.
enum class AccessibilityIssueSeverity {
  critical,
  serious,
  moderate,
  minor_,
};
std::string_view to_string(AccessibilityIssueSeverity value);
std::optional<AccessibilityIssueSeverity> accessibility_issue_severity_from_string(std::string_view text);
void write(JsonWriter& writer, AccessibilityIssueSeverity value);

/// Its level.
enum class AccessibilityIssueLevel {
  wcag_a,
  wcag_aa,
  wcag_aaa,
};
std::string_view to_string(AccessibilityIssueLevel value);
std::optional<AccessibilityIssueLevel> accessibility_issue_level_from_string(std::string_view text);
void write(JsonWriter& writer, AccessibilityIssueLevel value);

/// Something that keeps people from using an element.
struct AccessibilityIssue {
  /// How much it keeps people from what they want to do.
  AccessibilityIssueSeverity severity{};
  /// Name of the rule.
  std::string rule{};
  /// The element, in words.
  std::string element{};
  /// Reference of the element for other calls; absent for a window.
  std::optional<std::string> element_ref{};
  /// What is wrong, with what was measured.
  std::string description{};
  /// What to do about it.
  std::string suggestion{};
  /// Success criterion of WCAG 2.2.
  std::optional<std::string> criterion{};
  /// Its level.
  std::optional<AccessibilityIssueLevel> level{};
  /// Provision of the Revised Section 508 Standards; absent where there is none.
  std::optional<std::string> section508{};
};
void write(JsonWriter& writer, const AccessibilityIssue& value);

}  // namespace offhand
