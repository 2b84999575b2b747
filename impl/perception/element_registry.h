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

/// Assigns element indexes. An index belongs to one element of one window while the server lives and is never reused,
/// whatever the application does with its own handles.
class ElementRegistry {
 public:
  /// Decides whether a handle seen twice is the same element.
  struct Fingerprint {
    Role role = Role::generic;
    /// Systems may give the handle of what is gone to another node.
    std::int64_t birth = 0;
    /// In a list, table, tree or grid the name is part of the identity, because such containers recycle their rows.
    std::string name_in_container;
    bool operator==(const Fingerprint&) const = default;
  };

  /// The index of a node; a new one if this element was not seen before.
  std::int64_t number(std::int64_t window_id, const platform::NodeHandle& handle, const Fingerprint& fingerprint);

  /// Records a completed reading of a window, whose elements have these indexes. Elements that were not seen for
  /// `reading_memory` readings and that nobody has any more are forgotten from time to time. One that comes back gets a
  /// new index, because nobody can use the old one.
  void note_reading(std::int64_t window_id, const platform::Shared<ElementPlaces>& elements);
  /// The same reading is told again: its elements keep their indexes, and its window counts as used.
  void note_use(std::int64_t window_id);

  /// Forgets the handles of a closed window. Its indexes are not reused, also if the desktop gives its id to another
  /// window.
  void forget_window(std::int64_t window_id);
  std::size_t windows() const;
  /// The number of known elements of a window.
  std::size_t elements(std::int64_t window_id) const;

  /// With more windows the least recently used one is treated as closed; its closing may have been reported before its
  /// last reading ended.
  static constexpr std::size_t window_memory = 1024;
  /// For this many closed windows the last index is remembered. For others, indexes continue above the highest
  /// forgotten one.
  static constexpr std::size_t closed_memory = 1024;
  /// As many readings as a session has snapshots.
  static constexpr std::int64_t reading_memory = 32;
  /// With fewer elements the search for forgotten ones is not worthwhile.
  static constexpr std::size_t least_elements = 1024;

 private:
  struct Known {
    std::int64_t index = 0;
    Fingerprint fingerprint;
    /// WindowNumbers::readings when it was last seen.
    std::int64_t seen = 0;
  };
  struct WindowNumbers {
    std::int64_t last = 0;
    std::uint64_t used = 0;
    std::unordered_map<platform::NodeHandle, Known> by_handle;
    std::int64_t readings = 0;
    /// What was read, as long as anybody has it.
    std::vector<std::weak_ptr<const ElementPlaces>> held;
    /// The number of elements at which to search again: twice what the last search left.
    std::size_t look_at = least_elements;
  };

  WindowNumbers& numbers_of(std::int64_t window_id);
  void forget(std::int64_t window_id);
  static void forget_unseen(WindowNumbers& window);

  mutable std::mutex mutex_;
  std::map<std::int64_t, WindowNumbers> windows_;
  /// The last indexes of closed windows.
  std::map<std::int64_t, std::int64_t> closed_;
  /// The highest last index among forgotten closed windows.
  std::int64_t highest_forgotten_ = 0;
  std::uint64_t uses_ = 0;
};

}  // namespace offhand
