#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "impl/perception/snapshot.h"

namespace offhand {

/// How to find an element again in another session, where its identity is lost: by its names and its position among
/// other names.
struct Locator {
  /// A node on the path from the window to the element, with its index among its parent's children of the same role and
  /// name.
  struct Step {
    platform::Role role = platform::Role::generic;
    std::string name;
    int nth = 0;
    bool operator==(const Step&) const = default;
  };
  /// The element itself comes last; never empty.
  std::vector<Step> path;
  std::string description;
};

/// The locator of the element at this index of a snapshot.
Locator locate(const Snapshot& snapshot, std::size_t place);

/// The element that a locator identifies: the one at the same position under the same names, else the only one with its
/// role and name. It never guesses: without a unique match it returns the reason.
tl::expected<std::size_t, std::string> find(const Locator& locator, const Snapshot& snapshot);

}  // namespace offhand
