#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <unordered_map>

#include "platform/api/tree.h"

namespace offhand {

/// Gives nodes their numbers. A number belongs to one element of one window for as long as the server lives and is
/// never given to another, whatever the application does with its own handles.
class ElementRegistry {
 public:
  /// What makes two sightings of a handle the same element.
  struct Fingerprint {
    std::string role;
    /// Systems may give the handle of what is gone to another node.
    std::int64_t birth = 0;
    /// Beneath a list, table, tree or grid the name belongs to the identity: such containers recycle their rows.
    std::string name_in_container;
    bool operator==(const Fingerprint&) const = default;
  };

  /// The number of a node, a new one if this element was not seen before.
  std::int64_t number(std::int64_t window_id, const platform::NodeHandle& handle, const Fingerprint& fingerprint);

  /// Forgets the handles of a window that closed. Its numbers are not used again, also where the desktop gives its id
  /// to another window.
  void forget_window(std::int64_t window_id);
  std::size_t windows() const;

  /// So many windows are known; beyond that the one asked for longest ago is taken for closed: that it is may have been
  /// told before its last reading ended.
  static constexpr std::size_t window_memory = 1024;
  /// Of so many windows that closed it is known where their numbers ended. Beyond that numbers begin higher.
  static constexpr std::size_t closed_memory = 1024;

 private:
  struct Known {
    std::int64_t index = 0;
    Fingerprint fingerprint;
  };
  struct WindowNumbers {
    std::int64_t last = 0;
    std::uint64_t used = 0;
    std::unordered_map<platform::NodeHandle, Known> by_handle;
  };

  WindowNumbers& numbers_of(std::int64_t window_id);
  void forget(std::int64_t window_id);

  mutable std::mutex mutex_;
  std::map<std::int64_t, WindowNumbers> windows_;
  /// The last numbers of windows that closed.
  std::map<std::int64_t, std::int64_t> closed_;
  /// No window whose closing is not remembered had a higher one.
  std::int64_t highest_forgotten_ = 0;
  std::uint64_t uses_ = 0;
};

}  // namespace offhand
