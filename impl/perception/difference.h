#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "generated/types/observation.h"
#include "impl/perception/snapshot.h"
#include "impl/perception/view.h"

namespace offhand {

/// What tells a later snapshot of a window from an earlier one. Elements are the same where their number is.
struct Difference {
  /// Places in the later one.
  std::vector<std::size_t> added;
  std::vector<std::size_t> changed;
  /// Numbers of those that only the earlier one has.
  std::vector<std::int64_t> removed;
};

/// By everything an element says, its bounds included. Nothing counts as removed where the later one was cut short.
Difference difference(const Snapshot& before, const Snapshot& after);

/// What a user would see change, a line each: `[45] dialog "Save?" in [12]` is added, `[3] checkbox "A" (checked)`
/// changed, `[7] button "Go"` removed.
std::vector<ElementChange> changes_that_show(const Snapshot& before, const Snapshot& after);

/// The same as text: `changed [3] checkbox "A" (checked)`.
std::string render_difference(const Snapshot& before, const Snapshot& after);

}  // namespace offhand
