#include <algorithm>

#include "impl/audit/audit.h"

namespace offhand::audit {

bool Standards::ask_for(const AuditRuleInfo& rule) const {
  using Level = AccessibilityIssueLevel;
  if (section508 && !rule.section508.empty()) return true;
  if (rule.level == Level::wcag_a) return a || aa || aaa;
  return rule.level == Level::wcag_aa ? aa || aaa : aaa;
}

double score(const std::vector<Finding>& findings) {
  double left = 100;
  for (const auto& finding : findings) left -= cost_of(info_of(finding.rule).severity);
  return std::max(0.0, left);
}

}  // namespace offhand::audit
