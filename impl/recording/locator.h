#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "impl/perception/snapshot.h"

namespace offhand {

/// How to find an element again in another run, where nothing of its identity is left: what it is called, and where it
/// stands among what is called otherwise.
struct Locator {
  /// A node on the way from the window to the element, with its place among those of its parent's children that have
  /// the same role and name.
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

/// The locator of the element at this place of a snapshot.
Locator locate(const Snapshot& snapshot, std::size_t place);

/// The one element that a locator means: what stands at the same place under the same names, else the only one of its
/// role and name. Never a guess: where none or several fit, the reason.
tl::expected<std::size_t, std::string> find(const Locator& locator, const Snapshot& snapshot);

}  // namespace offhand
