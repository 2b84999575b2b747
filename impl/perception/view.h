#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "impl/perception/snapshot.h"

namespace offhand {

/// One line of what a user would see of a window.
struct ViewLine {
  /// Place in Snapshot::elements.
  std::size_t element = 0;
  /// Lines that it lies in.
  int depth = 0;
  /// Text inside it that has no line of its own and that its name does not say.
  std::string label;
  /// Lines that what does not show inside it would have; not counting those inside a line of its own.
  int hidden = 0;
};

/// What a user would see of a window and act on: neither the groups that only lay things out, nor labels that repeat
/// what they lie in or stand beside, nor closed menus, hidden pages and what is scrolled away, which is counted.
struct View {
  std::vector<ViewLine> lines;
  /// Lines that what does not show would have, those counted at a line included.
  int hidden = 0;
};

/// Whether the element shows, judged by its states and those of what it lies in. Where the window itself does not
/// show, that tells nothing of its parts, and all do that are not hidden within it.
std::vector<bool> showing(const Snapshot& snapshot);

/// `among`: the elements to consider, one entry each; `showing()` makes it what a user sees.
View view_of(const Snapshot& snapshot, const std::vector<bool>& among);

}  // namespace offhand
