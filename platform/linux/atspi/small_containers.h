#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "platform/linux/atspi/reference.h"

namespace offhand::platform::atspi {

/// What lays out widgets and was found to hold few of them: its children can be asked for along with how many they are,
/// and their places along with that, as long as they are what they were. Of a list that would be unwise, which may have
/// a million by now. Nor need it be asked what it is and what it lies in where it holds the same as before, and its
/// parent lists it still: what lays out widgets becomes nothing else while it holds them.
///
/// Of one application; for its actor's thread.
class SmallContainers {
 public:
  struct Container {
    std::vector<Reference> children;
    std::uint32_t role = 0;
    /// Of a window, which nobody asks: none.
    Reference parent;
  };
  /// What it was when it was last looked at; null of one that is not known to be small.
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
