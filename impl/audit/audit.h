#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "generated/support/audit_rules.h"
#include "impl/audit/focus_walk.h"
#include "impl/perception/snapshot.h"
#include "platform/api/authored_markup.h"
#include "platform/api/node_attributes.h"
#include "platform/api/screen.h"

namespace offhand::audit {

/// Something that a rule has against an element; index 0: against the window itself.
struct Finding {
  AuditRule rule = AuditRule::name_missing;
  std::int64_t element_index = 0;
  std::string description;
};

/// What is asked of the application: levels of WCAG, and whether rules that Section 508 has.
struct Standards {
  bool a = false;
  bool aa = false;
  bool aaa = false;
  bool section508 = false;
  bool ask_for(const AuditRuleInfo& rule) const;
};

/// What is looked at in a window.
struct Audited {
  const Snapshot& snapshot;
  /// Null: contrast is not measured.
  const platform::Picture* picture = nullptr;
  /// Only these elements; empty: all.
  std::vector<std::int64_t> only = {};
  /// Null: the keyboard's reach is judged by the tree.
  const FocusWalk* walk = nullptr;
  /// Null: nothing is told of single nodes.
  platform::AttributesOfWindow attributes = nullptr;
  /// Null: no page is shown, or nothing is told of its markup.
  const platform::AuthoredMarkup* markup = nullptr;
};

/// What is wrong, in the order of the rules and then of the tree. Nothing is touched.
std::vector<Finding> audit(const Audited& audited, const Standards& standards);

/// How many elements the rules were applied to.
std::size_t audited_elements(const Audited& audited);

/// 100, less what each finding costs (schema/audit.json); at least 0.
double score(const std::vector<Finding>& findings);

}  // namespace offhand::audit
