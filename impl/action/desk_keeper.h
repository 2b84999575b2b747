#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>

#include "impl/action/desk_watch.h"
#include "impl/action/event_hub.h"
#include "platform/api/platform.h"

namespace offhand {

/// Goes on keeping the person's desk after an action was answered: a window that a click opens may come, and ask to be
/// activated, long after the first sign of its effect. What was given back so late is in the log, for the answer is
/// gone.
class DeskKeeper {
 public:
  /// New windows go on asking for activation for so long (docs/design/linux-measurements.md).
  static constexpr std::chrono::milliseconds patience{1500};
  /// A program that an action started shows its window so late. Where a net tells what the person does on purpose
  /// nobody is in their way for so long.
  static constexpr std::chrono::milliseconds patience_with_programs{5000};

  explicit DeskKeeper(EventHub& events) : events_(events) {}
  ~DeskKeeper();
  DeskKeeper(const DeskKeeper&) = delete;
  DeskKeeper& operator=(const DeskKeeper&) = delete;

  /// A watch on the desk for an action that begins: what was kept for the one before is given up, after a last look.
  Result<std::unique_ptr<DeskWatch>> watch(const platform::Facets& platform, const platform::Limits& limits);
  /// Takes over the watch of an action on `pid` that was answered. One is kept at a time, and the applications of all
  /// lately.
  void keep(std::unique_ptr<DeskWatch> desk, std::int64_t pid, const platform::Facets& platform);
  /// Whether a new window comes from what was acted on lately.
  bool owns(const Window& window, const platform::Facets& platform);

 private:
  EventHub& events_;
  std::mutex mutex_;
  std::unique_ptr<DeskWatch> kept_;
  std::map<std::int64_t, platform::TimePoint> lately_;  // until when
};

}  // namespace offhand
