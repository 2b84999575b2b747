#pragma once

#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "impl/audit/ancestry.h"

namespace offhand::audit {

/// Which texts of a window are written on which control. A control and its text are one thing to those who look at it,
/// though many trees have a node of each.
class WrittenTexts {
 public:
  using Texts = std::vector<const SnapshotElement*>;
  WrittenTexts(const Snapshot& snapshot, const Ancestry& ancestry);

  /// The control that a text is written on; null: on none.
  const SnapshotElement* control_of(const SnapshotElement& text) const;
  /// The texts that show on a control, in the order of the tree.
  const Texts& on(const SnapshotElement& control) const;
  /// Whether texts lie in it, on whatever.
  bool has_inside(const SnapshotElement& element) const { return around_.contains(element.node.handle); }

 private:
  const Ancestry& ancestry_;
  std::unordered_map<platform::NodeHandle, Texts> texts_;
  std::unordered_set<platform::NodeHandle> around_;
};

/// The text on a control that its name lacks, so that who says what is to be seen does not call it; empty: there is
/// none. `page`: in a page the name has the whole text; elsewhere a text may have more than the name, as the keys of a
/// menu item.
enum class LabelPlace { page, elsewhere };
std::string label_out_of_name(const SnapshotElement& control, const WrittenTexts::Texts& texts, LabelPlace place);

}  // namespace offhand::audit
