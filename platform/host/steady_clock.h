#pragma once

#include "platform/api/clock.h"

namespace offhand::platform {

/// The current time of a desktop that uses this machine's clock. For backends only; other code asks a `Clock`.
inline TimePoint steady_now() { return TimePoint(std::chrono::steady_clock::now().time_since_epoch()); }

/// Converts to the clock of condition variables.
inline std::chrono::steady_clock::time_point on_this_machine(TimePoint moment) {
  return std::chrono::steady_clock::time_point(moment.time_since_epoch());
}

/// The clock of a desktop whose time is this machine's.
class SteadyClock final : public Clock {
 public:
  TimePoint now() const override { return steady_now(); }
  bool wait_until(std::unique_lock<std::mutex>& lock, std::condition_variable_any& changed, TimePoint until,
                  const std::stop_token& stop, const std::function<bool()>& ready) override {
    return changed.wait_until(lock, stop, on_this_machine(until), ready);
  }
};

}  // namespace offhand::platform
