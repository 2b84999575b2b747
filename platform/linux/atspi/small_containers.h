#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "platform/linux/atspi/reference.h"

namespace offhand::platform::atspi {

/// What lays out widgets and was found to hold few of them: its children can be asked for along with how many they are,
/// and their places along with that, as long as they are what they were. Of a list that would be unwise, which may have
/// a million by now.
///
/// Of one application; for its actor's thread.
class SmallContainers {
 public:
  /// What it held when it was last looked at; null of one that is not known to be small.
  const std::vector<Reference>* children_of(const std::string& path) const {
    const auto found = children_.find(path);
    return found == children_.end() ? nullptr : &found->second;
  }
  void set(const std::string& path, std::vector<Reference> children) {
    if (children_.size() == most) children_.clear();
    children_.insert_or_assign(path, std::move(children));
  }
  void remove(const std::string& path) { children_.erase(path); }

 private:
  static constexpr std::size_t most = 256;
  std::map<std::string, std::vector<Reference>> children_;
};

}  // namespace offhand::platform::atspi
