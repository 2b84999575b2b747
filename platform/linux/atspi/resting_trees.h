#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>

#include "platform/api/tree.h"
#include "platform/linux/atspi/application.h"
#include "platform/linux/atspi/stillness.h"
#include "platform/linux/atspi/window_facts.h"
#include "platform/linux/toolkit/toolkit.h"

namespace offhand::platform::atspi {

/// The last trees of applications that have done nothing since: what has not run would tell the same again, and is not
/// woken for it. Not of those whose trees other processes make (browsers, views of pages). A reading takes a while, in
/// which something may change that was told already, so a tree is believed once two readings told the same, before
/// the second of which the application had done nothing since the first, as long as nothing more is announced, and for
/// a short time.
class RestingTrees {
 public:
  /// What a reading would tell; nothing where that is not sure. Before each reading.
  std::optional<Tree> recall(std::int64_t window_id, const ReadOptions& options, const WindowFacts& facts);
  /// Whether an application makes all of its tree itself.
  static bool may_keep(Toolkit toolkit);
  /// What goes on in the application behind the last answer of a reading.
  struct Rest {
    /// One that is gone is not kept for it.
    std::weak_ptr<const Application> application;
    std::uint64_t announcements = 0;
    Stillness still;
    TimePoint since;
    bool lasts() const;
  };
  /// Nothing where it goes on working.
  static std::optional<Rest> rest_of(const std::shared_ptr<const Application>& application);
  /// Behind each reading.
  void note(std::int64_t window_id, const ReadOptions& options, const WindowFacts& facts, const Tree& tree,
            const std::optional<Rest>& rest);

 private:
  struct Kept {
    std::int64_t window_id = 0;
    ReadOptions options;
    WindowFacts facts;
    Tree tree;
    Rest rest;
    /// Nothing was done before the reading that goes on.
    bool rested = false;
    bool told_twice = false;
  };
  std::deque<Kept>::iterator find(std::int64_t window_id, const ReadOptions& options);

  std::mutex mutex_;
  /// The last one that was read comes first.
  std::deque<Kept> kept_;
};

}  // namespace offhand::platform::atspi
