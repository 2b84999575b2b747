// Generated from schema/common/assert.json. Do not edit.
#include "generated/types/assert.h"

#include "codegen/runtime/define_types.h"

namespace offhand {

constexpr auto kAuditScopeValues = std::to_array<std::string_view>({"full", "focused_window", "element"});
constinit const SchemaNode audit_scope_schema = {.kind = SchemaKind::string, .values = kAuditScopeValues};

std::string_view to_string(AuditScope value) { return kAuditScopeValues[static_cast<std::size_t>(value)]; }
std::optional<AuditScope> audit_scope_from_string(std::string_view text) {
  return value_of<AuditScope>(text, kAuditScopeValues);
}
void write(JsonWriter& writer, AuditScope value) { writer.value(to_string(value)); }
void read(const nlohmann::json& json, AuditScope& out) { out = audit_scope_from_string(text_of_json(json)).value_or(out); }

constexpr SchemaNode kAssertionsExistsNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kAssertionsEnabledNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kAssertionsFocusedNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kAssertionsValueNode = {.kind = SchemaKind::string, .max_size = 100000};
constexpr SchemaNode kAssertionsTitleNode = {.kind = SchemaKind::string, .max_size = 4096};
constexpr SchemaNode kAssertionsRoleNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 64};
constexpr SchemaNode kAssertionsVisibleNode = {.kind = SchemaKind::boolean};
constexpr SchemaNode kAssertionsContainsTextNode = {.kind = SchemaKind::string, .min_size = 1, .max_size = 100000};
constexpr auto kAssertionsProperties = std::to_array<SchemaProperty>({
  {.name = "exists", .node = &kAssertionsExistsNode},
  {.name = "enabled", .node = &kAssertionsEnabledNode},
  {.name = "focused", .node = &kAssertionsFocusedNode},
  {.name = "value", .node = &kAssertionsValueNode, .holds = Holds::plain},
  {.name = "title", .node = &kAssertionsTitleNode, .holds = Holds::plain},
  {.name = "role", .node = &kAssertionsRoleNode, .holds = Holds::plain},
  {.name = "visible", .node = &kAssertionsVisibleNode},
  {.name = "contains_text", .node = &kAssertionsContainsTextNode, .holds = Holds::plain},
});
constexpr auto kAssertionsSome = std::to_array<std::string_view>({"exists", "enabled", "focused", "value", "title", "role", "visible", "contains_text"});
constinit const SchemaNode assertions_schema = {.kind = SchemaKind::object, .properties = kAssertionsProperties, .at_least_one_of = kAssertionsSome};

constexpr auto kAssertionsMemberKeys = member_keys("exists", "enabled", "focused", "value", "title", "role", "visible",
    "contains_text");
void write(JsonWriter& writer, const Assertions& value) { write_members(writer, value, kAssertionsMemberKeys); }
void read(const nlohmann::json& json, Assertions& out) { read_members(json, out, kAssertionsMemberKeys); }

constexpr auto kAssertionFailureMemberKeys = member_keys("property", "expected", "actual");
void write(JsonWriter& writer, const AssertionFailure& value) { write_members(writer, value, kAssertionFailureMemberKeys); }

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

constexpr auto kAccessibilityIssueMemberKeys = member_keys("severity", "rule", "element", "element_ref", "description",
    "suggestion", "criterion", "level", "section508");
void write(JsonWriter& writer, const AccessibilityIssue& value) { write_members(writer, value, kAccessibilityIssueMemberKeys); }

}  // namespace offhand
