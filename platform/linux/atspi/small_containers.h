#pragma once

#include <cstddef>
#include <set>
#include <string>

namespace offhand::platform::atspi {

/// What lays out widgets and was found to hold few of them: its children can be asked for along with how many they are.
/// Of a list that would be unwise, which may have a million by now.
///
/// Of one application; for its actor's thread.
class SmallContainers {
 public:
  bool has(const std::string& path) const { return paths_.contains(path); }
  void add(const std::string& path) {
    if (paths_.size() == most) paths_.clear();
    paths_.insert(path);
  }
  void remove(const std::string& path) { paths_.erase(path); }

 private:
  static constexpr std::size_t most = 256;
  std::set<std::string> paths_;
};

}  // namespace offhand::platform::atspi
