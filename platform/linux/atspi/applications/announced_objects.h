#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace offhand::platform::atspi {

/// The objects announced last by events, until their end is announced. Some are in no list of children, so that events
/// are the only way to find them: Qt omits popup windows from the application's children, and Chromium the GTK dialogs
/// that it shows.
///
/// Belongs to one application; for its actor's thread.
class AnnouncedObjects {
 public:
  void add(const std::string& path) {
    remove(path);
    if (paths_.size() == most) paths_.erase(paths_.begin());
    paths_.push_back(path);
  }
  /// Also for an object that turned out not to be one.
  void remove(const std::string& path) { std::erase(paths_, path); }
  const std::vector<std::string>& paths() const { return paths_; }

 private:
  /// A menu is read soon after it was opened. A new window announces all of its widgets.
  static constexpr std::size_t most = 16;
  std::vector<std::string> paths_;
};

}  // namespace offhand::platform::atspi
