#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <stop_token>

namespace offhand::platform {

/// The time of a desktop, as its platform's clock tells it. A type of its own, for it may be simulated: such a moment
/// is none of this machine's clock, and nothing compiles that compares the two.
struct DesktopTime {
  using duration = std::chrono::nanoseconds;
  using rep = duration::rep;
  using period = duration::period;
  using time_point = std::chrono::time_point<DesktopTime>;
  static constexpr bool is_steady = true;
};
using TimePoint = DesktopTime::time_point;

/// How long a call into a facet may take. A facet returns within a few milliseconds of `deadline`, or of a stop
/// request, with `deadline_exceeded`, `app_not_responding` or `cancelled`.
struct Limits {
  TimePoint deadline;
  std::stop_token stop;
  /// What the caller gave for everything that ends with `deadline`, for messages; 0 where nobody asked for that limit.
  std::chrono::milliseconds whole{0};

  /// The same, with a share of the time where that ends earlier.
  Limits no_later_than(TimePoint end) const { return end < deadline ? Limits{.deadline = end, .stop = stop} : *this; }
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
  /// The same clock for somebody who waits beside the calls: simulated time does not pass for their sake.
  virtual Clock& bystander() { return *this; }
};

/// Until then, or the deadline, or a stop request.
void sleep_until(Clock& clock, TimePoint at, const Limits& limits);

}  // namespace offhand::platform
