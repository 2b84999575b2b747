#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <stop_token>
#include <thread>
#include <utility>

#include "platform/api/clock.h"

namespace offhand::platform::sim {

/// Time that passes only while all threads wait: a discrete-event simulation.
///
/// A wait does not sleep. It runs the next scheduled callback or, if none is due before the first timeout, moves the
/// time to that timeout. Callbacks run in the order of their time, then of their scheduling, one at a time, on any
/// waiting thread.
///
/// With several threads the time moves only after every waiting thread has checked its condition since the last change,
/// and while every thread that holds working() waits. So a wait never overtakes work in progress.
class VirtualTime {
 public:
  /// The start of simulated time. Not the epoch, so that a time of zero is recognizable as a mistake.
  static constexpr TimePoint beginning() { return TimePoint{} + std::chrono::hours(1); }

  TimePoint now() const { return TimePoint(TimePoint::duration(now_.load())); }
  std::chrono::milliseconds elapsed() const;

  /// Runs `happening` at the time `at`, with no lock held. It may schedule others.
  void schedule(TimePoint at, std::function<void()> happening);

  /// See Clock::wait_until.
  bool wait_until(std::unique_lock<std::mutex>& lock, std::condition_variable_any& changed, TimePoint until,
                  const std::stop_token& stop, const std::function<bool()>& ready);

  /// See Clock::bystander.
  bool stand_by_until(std::unique_lock<std::mutex>& lock, std::condition_variable_any& changed, TimePoint until,
                      const std::stop_token& stop, const std::function<bool()>& ready);

  /// See Clock::working.
  std::shared_ptr<void> working();

  /// Advances the time regardless of other threads; for a test that is its only driver.
  void advance_to(TimePoint until);

  /// Something changed outside of a callback: waiting threads check their conditions again.
  void nudge();

  /// Records that the calling thread uses this simulation. See `company_`.
  void notice_thread();

 private:
  struct Waiter {
    std::thread::id thread;
    TimePoint until;
    std::condition_variable_any* changed = nullptr;
    /// The generation at which its condition was last found to be false.
    std::uint64_t checked = 0;
  };

  enum class Step {
    moved,       ///< The time or the world has changed; check again.
    blocked,     ///< Another thread has to act first.
    be_patient,  ///< Other threads exist whose work is unknown; give them a moment of real time.
  };
  enum class SettleTimer { none_yet, exhausted };

  Step take_step(Waiter& self, std::uint64_t generation, SettleTimer with_company, SettleTimer with_workers);
  void run_next(std::unique_lock<std::mutex>& guard);
  bool every_worker_waits() const;
  void change_generation();

  std::atomic<TimePoint::rep> now_{beginning().time_since_epoch().count()};
  /// Counts every event that can make a condition true.
  std::atomic<std::uint64_t> generation_{1};

  // A leaf lock: while it is held, nothing else is locked or called.
  mutable std::mutex mutex_;
  std::map<std::pair<TimePoint, std::uint64_t>, std::function<void()>> schedule_;
  std::uint64_t scheduled_ = 0;
  bool running_ = false;
  std::list<Waiter> waiters_;
  std::multiset<std::thread::id> workers_;
  std::optional<std::thread::id> first_thread_;
  /// More than one thread uses the simulation. If none of them declares its work by working(), a jump in time waits for
  /// a moment of real time first.
  std::atomic<bool> company_{false};
};

}  // namespace offhand::platform::sim
