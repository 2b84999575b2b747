// Generated from schema/common/assert.json. Do not edit.
#include "generated/types/assert.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>

#include "codegen/runtime/json_reader.h"
#include "codegen/runtime/json_writer.h"
#include "codegen/runtime/schema.h"

namespace offhand {

namespace {
constexpr auto kAuditScopeValues = std::to_array<std::string_view>({"full", "focused_window", "element"});
}  // namespace

constinit const SchemaNode audit_scope_schema = {.kind = SchemaKind::string, .values = kAuditScopeValues};

std::string_view to_string(AuditScope value) { return kAuditScopeValues[static_cast<std::size_t>(value)]; }

std::optional<AuditScope> audit_scope_from_string(std::string_view text) {
  const auto found = std::find(kAuditScopeValues.begin(), kAuditScopeValues.end(), text);
  if (found == kAuditScopeValues.end()) return std::nullopt;
  return static_cast<AuditScope>(found - kAuditScopeValues.begin());
}

void write(JsonWriter& writer, AuditScope value) { writer.value(to_string(value)); }

void read(const nlohmann::json& json, AuditScope& out) {
  out = audit_scope_from_string(text_of_json(json)).value_or(out);
}

namespace {
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
}  // namespace

constinit const SchemaNode assertions_schema = {.kind = SchemaKind::object, .properties = kAssertionsProperties, .at_least_one_of = kAssertionsSome};

void write(JsonWriter& writer, const Assertions& value) {
  writer.begin_object();
  write_member(writer, "exists", value.exists);
  write_member(writer, "enabled", value.enabled);
  write_member(writer, "focused", value.focused);
  write_member(writer, "value", value.value);
  write_member(writer, "title", value.title);
  write_member(writer, "role", value.role);
  write_member(writer, "visible", value.visible);
  write_member(writer, "contains_text", value.contains_text);
  writer.end_object();
}

void read(const nlohmann::json& json, Assertions& out) {
  read_member(json, "exists", out.exists);
  read_member(json, "enabled", out.enabled);
  read_member(json, "focused", out.focused);
  read_member(json, "value", out.value);
  read_member(json, "title", out.title);
  read_member(json, "role", out.role);
  read_member(json, "visible", out.visible);
  read_member(json, "contains_text", out.contains_text);
}

void write(JsonWriter& writer, const AssertionFailure& value) {
  writer.begin_object();
  write_member(writer, "property", value.property);
  write_member(writer, "expected", value.expected);
  write_member(writer, "actual", value.actual);
  writer.end_object();
}

namespace {
constexpr auto kAccessibilityIssueSeverityValues = std::to_array<std::string_view>({"critical", "serious", "moderate", "minor"});
}  // namespace

std::string_view to_string(AccessibilityIssueSeverity value) { return kAccessibilityIssueSeverityValues[static_cast<std::size_t>(value)]; }

std::optional<AccessibilityIssueSeverity> accessibility_issue_severity_from_string(std::string_view text) {
  const auto found = std::find(kAccessibilityIssueSeverityValues.begin(), kAccessibilityIssueSeverityValues.end(), text);
  if (found == kAccessibilityIssueSeverityValues.end()) return std::nullopt;
  return static_cast<AccessibilityIssueSeverity>(found - kAccessibilityIssueSeverityValues.begin());
}

void write(JsonWriter& writer, AccessibilityIssueSeverity value) { writer.value(to_string(value)); }

namespace {
constexpr auto kAccessibilityIssueLevelValues = std::to_array<std::string_view>({"wcag_a", "wcag_aa", "wcag_aaa"});
}  // namespace

std::string_view to_string(AccessibilityIssueLevel value) { return kAccessibilityIssueLevelValues[static_cast<std::size_t>(value)]; }

std::optional<AccessibilityIssueLevel> accessibility_issue_level_from_string(std::string_view text) {
  const auto found = std::find(kAccessibilityIssueLevelValues.begin(), kAccessibilityIssueLevelValues.end(), text);
  if (found == kAccessibilityIssueLevelValues.end()) return std::nullopt;
  return static_cast<AccessibilityIssueLevel>(found - kAccessibilityIssueLevelValues.begin());
}

void write(JsonWriter& writer, AccessibilityIssueLevel value) { writer.value(to_string(value)); }

void write(JsonWriter& writer, const AccessibilityIssue& value) {
  writer.begin_object();
  write_member(writer, "severity", value.severity);
  write_member(writer, "rule", value.rule);
  write_member(writer, "element", value.element);
  write_member(writer, "element_ref", value.element_ref);
  write_member(writer, "description", value.description);
  write_member(writer, "suggestion", value.suggestion);
  write_member(writer, "criterion", value.criterion);
  write_member(writer, "level", value.level);
  write_member(writer, "section508", value.section508);
  writer.end_object();
}

}  // namespace offhand
