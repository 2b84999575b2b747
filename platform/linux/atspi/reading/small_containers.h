#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "platform/linux/atspi/elements/reference.h"

namespace offhand::platform::atspi {

/// Layout containers that were found to have few children. Their children can be queried together with their number and
/// their places, as long as they are unchanged; that would be unwise for a list, which may have grown to a million.
/// Such a container also need not be asked for its role and parent while it has the same children and its parent still
/// lists it, because a layout container with children does not change its role.
///
/// Belongs to one application; for its actor's thread.
class SmallContainers {
 public:
  struct Container {
    std::vector<Reference> children;
    std::uint32_t role = 0;
    /// Empty for a window, whose parent is never queried.
    Reference parent;
  };
  /// The state when it was last read; null if it is not known to be small.
  const Container* find(const std::string& path) const {
    const auto found = containers_.find(path);
    return found == containers_.end() ? nullptr : &found->second;
  }
  void set(const std::string& path, Container container) {
    if (containers_.size() == most) containers_.clear();
    containers_.insert_or_assign(path, std::move(container));
  }
  void remove(const std::string& path) { containers_.erase(path); }

 private:
  static constexpr std::size_t most = 256;
  std::map<std::string, Container> containers_;
};

}  // namespace offhand::platform::atspi
