#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>

namespace offhand::platform {

using TimePoint = std::chrono::steady_clock::time_point;

/// How long a call into a facet may take. A facet returns within a few milliseconds of `deadline`, or of a stop
/// request, with `deadline_exceeded`, `app_not_responding` or `cancelled`.
struct Limits {
  TimePoint deadline;
  std::stop_token stop;
};

/// Time as a backend sees it. Every wait above a backend goes through here, so that the simulated platform can let
/// hours pass in no time.
class Clock {
 public:
  virtual ~Clock() = default;
  virtual TimePoint now() const = 0;
  /// Waits on `changed` (whose mutex `lock` holds) until `ready()`, `until` or a stop request; returns `ready()`.
  virtual bool wait_until(std::unique_lock<std::mutex>& lock, std::condition_variable_any& changed, TimePoint until,
                          const std::stop_token& stop, const std::function<bool()>& ready) = 0;
  /// Held by a thread while it works on a call. Real time passes anyway; simulated time passes only while every thread
  /// that holds one waits, so that nobody's deadline passes because somebody else was computing.
  virtual std::shared_ptr<void> working() { return nullptr; }
};

/// The steady clock of this machine.
class SteadyClock final : public Clock {
 public:
  TimePoint now() const override { return std::chrono::steady_clock::now(); }
  bool wait_until(std::unique_lock<std::mutex>& lock, std::condition_variable_any& changed, TimePoint until,
                  const std::stop_token& stop, const std::function<bool()>& ready) override {
    return changed.wait_until(lock, stop, until, ready);
  }
};

}  // namespace offhand::platform
