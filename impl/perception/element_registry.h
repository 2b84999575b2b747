#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "impl/perception/snapshot.h"
#include "platform/api/tree.h"

namespace offhand {

/// Gives nodes their numbers. A number belongs to one element of one window for as long as the server lives and is
/// never given to another, whatever the application does with its own handles.
class ElementRegistry {
 public:
  /// What makes two sightings of a handle the same element.
  struct Fingerprint {
    Role role = Role::generic;
    /// Systems may give the handle of what is gone to another node.
    std::int64_t birth = 0;
    /// Beneath a list, table, tree or grid the name belongs to the identity: such containers recycle their rows.
    std::string name_in_container;
    bool operator==(const Fingerprint&) const = default;
  };

  /// The number of a node, a new one if this element was not seen before.
  std::int64_t number(std::int64_t window_id, const platform::NodeHandle& handle, const Fingerprint& fingerprint);

  /// A reading of a window has ended, and this is what it gave; its elements have their numbers. What was not seen for
  /// `reading_memory` readings, and lies in no snapshot that anybody still has, is forgotten now and then: where it
  /// comes back it gets a new number, since nobody can use the old one.
  void note_reading(std::int64_t window_id, const SnapshotPtr& snapshot);

  /// Forgets the handles of a window that closed. Its numbers are not used again, also where the desktop gives its id
  /// to another window.
  void forget_window(std::int64_t window_id);
  std::size_t windows() const;
  /// Of how many elements of a window the number is known.
  std::size_t elements(std::int64_t window_id) const;

  /// So many windows are known; beyond that the one asked for longest ago is taken for closed: that it is may have been
  /// told before its last reading ended.
  static constexpr std::size_t window_memory = 1024;
  /// Of so many windows that closed it is known where their numbers ended. Beyond that numbers begin higher.
  static constexpr std::size_t closed_memory = 1024;
  /// As many readings as a session has snapshots.
  static constexpr std::int64_t reading_memory = 32;
  /// Fewer than so many elements are not worth looking through.
  static constexpr std::size_t least_elements = 1024;

 private:
  struct Known {
    std::int64_t index = 0;
    Fingerprint fingerprint;
    /// WindowNumbers::readings when it was seen last.
    std::int64_t seen = 0;
  };
  struct WindowNumbers {
    std::int64_t last = 0;
    std::uint64_t used = 0;
    std::unordered_map<platform::NodeHandle, Known> by_handle;
    std::int64_t readings = 0;
    std::vector<std::weak_ptr<const Snapshot>> snapshots;
    /// How many elements are looked through next: twice as many as the last time left.
    std::size_t look_at = least_elements;
  };

  WindowNumbers& numbers_of(std::int64_t window_id);
  void forget(std::int64_t window_id);
  static void forget_unseen(WindowNumbers& window);

  mutable std::mutex mutex_;
  std::map<std::int64_t, WindowNumbers> windows_;
  /// The last numbers of windows that closed.
  std::map<std::int64_t, std::int64_t> closed_;
  /// No window whose closing is not remembered had a higher one.
  std::int64_t highest_forgotten_ = 0;
  std::uint64_t uses_ = 0;
};

}  // namespace offhand
