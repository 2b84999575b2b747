// Generated from schema/audit.json. Do not edit.
#include "generated/support/audit_rules.h"

#include <array>
#include <cstddef>

namespace offhand {

namespace {

constexpr auto kAuditRules = std::to_array<AuditRuleInfo>({
  {"colour_missing", AccessibilityIssueSeverity::serious, "1.4.1 Use of Color",
   AccessibilityIssueLevel::wcag_a, "502.3.1", "Give it one.", 0.0, 0.0},
  {"stroke_too_thin", AccessibilityIssueSeverity::minor_, "2.5.8 Target Size (Minimum)",
   AccessibilityIssueLevel::wcag_aa, "", "Make it wider.", 24.0, 12.5},
});
constexpr auto kEmptyNames = std::to_array<std::string_view>({"brush"});
constexpr auto kLinkNames = std::to_array<std::string_view>({"onward"});
constexpr auto kFileEndingNames = std::to_array<std::string_view>({".png"});
constexpr auto kMissingNames = std::to_array<std::string_view>({"unnamed"});

}  // namespace

std::span<const std::string_view> empty_names() { return kEmptyNames; }
std::span<const std::string_view> link_names() { return kLinkNames; }
std::span<const std::string_view> file_ending_names() { return kFileEndingNames; }
std::span<const std::string_view> missing_names() { return kMissingNames; }
std::span<const AuditRuleInfo> audit_rules() { return kAuditRules; }

const AuditRuleInfo& info_of(AuditRule rule) { return kAuditRules[static_cast<std::size_t>(rule)]; }

double cost_of(AccessibilityIssueSeverity severity) {
  switch (severity) {
    case AccessibilityIssueSeverity::critical:
      return 9;
    case AccessibilityIssueSeverity::serious:
      return 8;
    case AccessibilityIssueSeverity::moderate:
      return 3;
    case AccessibilityIssueSeverity::minor_:
      return 1;
  }
  return 0;
}

}  // namespace offhand
