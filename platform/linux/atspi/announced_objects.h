#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace offhand::platform::atspi {

/// Objects that were announced, the last ones, until it is announced that they are no more. Some are in no list of
/// children, so that this is the only way to them: Qt leaves windows that are popups out of that of the application,
/// and Chromium the dialogs that it has GTK show.
///
/// Of one application; for its actor's thread.
class AnnouncedObjects {
 public:
  void add(const std::string& path) {
    remove(path);
    if (paths_.size() == most) paths_.erase(paths_.begin());
    paths_.push_back(path);
  }
  /// Or it is none, as somebody who asked was told.
  void remove(const std::string& path) { std::erase(paths_, path); }
  const std::vector<std::string>& paths() const { return paths_; }

 private:
  /// Whoever opens a menu looks soon. A window that opens announces all of its widgets.
  static constexpr std::size_t most = 16;
  std::vector<std::string> paths_;
};

}  // namespace offhand::platform::atspi
