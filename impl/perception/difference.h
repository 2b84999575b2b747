#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

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

/// By everything an element says, its bounds included.
Difference difference(const Snapshot& before, const Snapshot& after);

/// What a person would see change, a line each: `added [45] dialog "Save?" in [12]`, `changed [3] checkbox "A"
/// (checked)`, `removed [7] button "Go"`.
std::string render_difference(const Snapshot& before, const Snapshot& after);

}  // namespace offhand
