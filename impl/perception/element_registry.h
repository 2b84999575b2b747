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
    /// Beneath a list, table, tree or grid the name belongs to the identity: such containers recycle their rows.
    std::string name_in_container;
    bool operator==(const Fingerprint&) const = default;
  };

  /// The number of a node, a new one if this element was not seen before.
  std::int64_t number(std::int64_t window_id, const platform::NodeHandle& handle, const Fingerprint& fingerprint);

  /// Forgets the handles of a window that closed. Its numbers are not used again.
  void forget_window(std::int64_t window_id);

 private:
  struct Known {
    std::int64_t index = 0;
    Fingerprint fingerprint;
  };
  struct WindowNumbers {
    std::int64_t last = 0;
    std::unordered_map<platform::NodeHandle, Known> by_handle;
  };

  std::mutex mutex_;
  std::map<std::int64_t, WindowNumbers> windows_;
};

}  // namespace offhand
