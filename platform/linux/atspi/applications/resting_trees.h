#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>

#include "platform/api/tree.h"
#include "platform/linux/atspi/applications/application.h"
#include "platform/linux/atspi/applications/stillness.h"
#include "platform/linux/atspi/applications/window_facts.h"
#include "platform/linux/toolkit/toolkit.h"

namespace offhand::platform::atspi {

/// Caches the last trees of idle applications: a process that has not run since would report the same tree, and need
/// not be woken for it. Excluded are trees made by several processes (browsers, embedded pages). Since something
/// already read may change during a reading, a tree is used only after two readings gave the same result, with the
/// application idle from the first to the second; as long as no event arrives; and for a short time.
class RestingTrees {
 public:
  /// Whether there is a tree to recall, current or not.
  bool keeps(std::int64_t window_id, const ReadOptions& options);
  /// The tree that a reading would return; nothing if that is uncertain. Call it before each reading.
  std::optional<Tree> recall(std::int64_t window_id, const ReadOptions& options, const WindowFacts& facts);
  /// True if applications of this toolkit make all of their tree themselves.
  static bool may_keep(Toolkit toolkit);
  /// The idle state of an application after the last answer of a reading.
  struct Rest {
    /// A weak pointer, so that an application that is gone is destroyed.
    std::weak_ptr<const Application> application;
    std::uint64_t announcements = 0;
    Stillness still;
    TimePoint since;
    bool lasts() const;
  };
  /// Nothing if the application keeps running.
  static std::optional<Rest> rest_of(const std::shared_ptr<const Application>& application);
  /// Call it after each reading.
  void note(std::int64_t window_id, const ReadOptions& options, const WindowFacts& facts, const Tree& tree,
            const std::optional<Rest>& rest);

 private:
  struct Kept {
    std::int64_t window_id = 0;
    ReadOptions options;
    WindowFacts facts;
    Tree tree;
    Rest rest;
    /// The application was idle until the current reading.
    bool rested = false;
    bool told_twice = false;
  };
  std::deque<Kept>::iterator find(std::int64_t window_id, const ReadOptions& options);

  std::mutex mutex_;
  /// The most recently read one first.
  std::deque<Kept> kept_;
};

}  // namespace offhand::platform::atspi
