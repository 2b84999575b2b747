#pragma once

#include <span>
#include <string_view>

#include "generated/types/assert.h"

namespace offhand::audit {

/// A rule that elements have to meet, and what it rests on.
struct Rule {
  std::string_view name;
  AccessibilityIssueSeverity severity;
  /// Success criterion of WCAG 2.2, and its level.
  std::string_view criterion;
  AccessibilityIssueLevel level;
  /// Provision of the Revised Section 508 Standards; empty where there is none. They incorporate levels A and AA of WCAG
  /// 2.0, so a criterion that is younger has none.
  std::string_view section508;
  std::string_view suggestion;
};

/// All rules, in the order in which they are told.
std::span<const Rule> rules();

/// One of them.
enum class RuleId {
  name_missing,
  image_name_missing,
  field_label_missing,
  window_title_missing,
  role_missing,
  value_missing,
  keyboard_unreachable,
  contrast_too_low,
  duplicate_name,
  misleading_name,
  language_unclear,
  target_too_small,
  contrast_not_enhanced,
  target_not_enhanced,
};
const Rule& rule(RuleId id);

}  // namespace offhand::audit
