#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace offhand::platform::atspi {

/// Objects that announced that they show, the last ones, until they announce that they do not. Menus among them may be
/// in no list of children: Qt leaves windows that are popups out of that of the application, so this is the only way to
/// them.
///
/// Of one application; for its actor's thread.
class OpenedPopups {
 public:
  void shown(const std::string& path) {
    hidden(path);
    if (paths_.size() == most) paths_.erase(paths_.begin());
    paths_.push_back(path);
  }
  /// Or it is no popup, as somebody who asked was told.
  void hidden(const std::string& path) { std::erase(paths_, path); }
  const std::vector<std::string>& paths() const { return paths_; }

 private:
  /// Whoever opens a menu looks soon. A window that opens announces all of its widgets.
  static constexpr std::size_t most = 16;
  std::vector<std::string> paths_;
};

}  // namespace offhand::platform::atspi
