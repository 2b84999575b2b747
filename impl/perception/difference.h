#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "generated/types/observation.h"
#include "impl/perception/snapshot.h"
#include "impl/perception/view.h"

namespace offhand {

/// The difference between two snapshots of a window. Elements with the same index are the same.
struct Difference {
  /// Positions in the later snapshot.
  std::vector<std::size_t> added;
  std::vector<std::size_t> changed;
  /// Indexes of elements that only the earlier snapshot has.
  std::vector<std::int64_t> removed;
};

/// Compares everything about an element, including its bounds. Nothing counts as removed if the later snapshot was cut
/// short.
Difference difference(const Snapshot& before, const Snapshot& after);

/// The changes that a user would see, one line each: `[45] dialog "Save?" in [12]` is added, `[3] checkbox "A"
/// (checked)` changed, `[7] button "Go"` removed.
std::vector<ElementChange> changes_that_show(const Snapshot& before, const Snapshot& after);

/// The same as text: `changed [3] checkbox "A" (checked)`.
std::string render_difference(const Snapshot& before, const Snapshot& after);

}  // namespace offhand
