// Generated from schema/audit.json. Do not edit.
#pragma once

#include <span>
#include <string_view>

#include "generated/types/assert.h"

namespace offhand {

/// A rule of the audit that elements have to meet.
enum class AuditRule {
  /// A stroke has no colour.
  colour_missing,
  /// A stroke is thin.
  stroke_too_thin,
};

/// What a rule rests on.
struct AuditRuleInfo {
  std::string_view name;
  AccessibilityIssueSeverity severity;
  /// Success criterion of WCAG 2.2, and its level.
  std::string_view criterion;
  AccessibilityIssueLevel level;
  /// Provision of the Revised Section 508 Standards; empty where there is none.
  std::string_view section508;
  std::string_view suggestion;
  /// A ratio of contrast, or pixels; 0 where nothing is measured.
  double least;
  double least_of_large_text;
};

/// In the order in which they are told.
std::span<const AuditRuleInfo> audit_rules();
const AuditRuleInfo& info_of(AuditRule rule);

/// Names that tell nothing, and what those of files end with; all in small letters and digits alone.
std::span<const std::string_view> empty_names();
std::span<const std::string_view> link_names();
std::span<const std::string_view> file_ending_names();
std::span<const std::string_view> missing_names();

/// What an issue takes from a score of 100.
double cost_of(AccessibilityIssueSeverity severity);

}  // namespace offhand
