#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "generated/types/assert.h"
#include "impl/audit/rules.h"
#include "impl/perception/snapshot.h"
#include "platform/api/screen.h"

namespace offhand::audit {

/// Something that a rule has against an element; index 0: against the window itself.
struct Finding {
  RuleId rule = RuleId::name_missing;
  std::int64_t element_index = 0;
  std::string description;
};

/// What is asked of the application: levels of WCAG, and whether rules that Section 508 has.
struct Standards {
  bool a = false;
  bool aa = false;
  bool aaa = false;
  bool section508 = false;
  bool ask_for(const Rule& rule) const;
};

/// What is looked at in a window.
struct Audited {
  const Snapshot& snapshot;
  /// Null: contrast is not measured.
  const platform::Picture* picture = nullptr;
  /// Only these elements; empty: all.
  std::vector<std::int64_t> only = {};
};

/// What is wrong, in the order of the rules and then of the tree. The keyboard's reach is judged by the tree: nothing is
/// touched.
std::vector<Finding> audit(const Audited& audited, const Standards& standards);

/// How many elements the rules were applied to.
std::size_t audited_elements(const Audited& audited);

/// 100, less 15 for each critical finding, 8 for a serious, 3 for a moderate and 1 for a minor one; at least 0.
double score(const std::vector<Finding>& findings);

}  // namespace offhand::audit
