#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "impl/perception/snapshot.h"

namespace offhand {

/// One line of the view of a window.
struct ViewLine {
  /// Position in Snapshot::elements.
  std::size_t element = 0;
  /// The number of enclosing lines.
  int depth = 0;
  /// Text inside it that has no line of its own and is not part of its name.
  std::string label;
  /// The number of lines for its hidden content, except content of nested lines.
  int hidden = 0;
};

/// What a user would see of a window and act on. It omits layout groups, labels that repeat their element or neighbour,
/// closed menus, hidden pages and scrolled-out content; the hidden lines are counted.
struct View {
  std::vector<ViewLine> lines;
  /// The number of lines for all hidden content, including those counted at single lines.
  int hidden = 0;
};

/// Which elements are visible, by their own states and those of their ancestors. If the window itself is hidden, these
/// states say nothing, so every element counts that is not hidden within it.
std::vector<bool> showing(const Snapshot& snapshot);

/// The label of each element (SnapshotElement::label), as a view of these elements finds them.
std::vector<std::string> labels_of(const Snapshot& snapshot, const std::vector<bool>& among);

/// `among`: the elements to consider, one entry each; with `showing()` the view is what a user sees.
View view_of(const Snapshot& snapshot, const std::vector<bool>& among);

}  // namespace offhand
