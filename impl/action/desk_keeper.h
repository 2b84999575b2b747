#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>

#include "impl/action/desk_guard.h"
#include "impl/action/event_hub.h"
#include "platform/api/platform.h"

namespace offhand {

/// Goes on keeping the person's desk after an action was answered: a window that a click opens may come, and ask to be
/// activated, long after the first sign of its effect. Only windows that are new count: turning to one that was there
/// is the person's right. What was given back so late is in the log, for the answer is gone.
class DeskKeeper {
 public:
  /// New windows go on asking for activation for so long (docs/design/linux-measurements.md).
  static constexpr std::chrono::milliseconds patience{1500};

  explicit DeskKeeper(EventHub& events) : events_(events) {}
  ~DeskKeeper();
  DeskKeeper(const DeskKeeper&) = delete;
  DeskKeeper& operator=(const DeskKeeper&) = delete;

  /// Watches the desk as a whole. To be opened before the last look of the guard that keep() gets.
  std::unique_ptr<EventWatch> watch() { return events_.watch(0); }
  /// Takes over the guard of an action on `pid`. One guard is kept at a time, and the applications of all lately.
  void keep(DeskGuard guard, std::unique_ptr<EventWatch> watch, std::int64_t pid, const platform::Facets& platform);
  /// Gives up the guard, after a last look with it: another action is about to look what the person has.
  void hand_over();
  /// Whether a new window comes from what was acted on lately.
  bool owns(const Window& window, const platform::Facets& platform);

 private:
  struct Kept;
  void run(const std::stop_token& stop);
  void keep_up(Kept& kept);
  /// With the lock of `kept`.
  void look(Kept& kept);

  EventHub& events_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::shared_ptr<Kept> kept_;
  std::map<std::int64_t, platform::TimePoint> lately_;  // until when
  std::jthread thread_;
};

}  // namespace offhand
