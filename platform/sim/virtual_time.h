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

/// Time that passes only while everybody waits: a discrete-event simulation.
///
/// A wait does not sleep. It runs the next scheduled happening, or, when none is due before anybody's time is up, moves
/// the time straight to where the first of the waiting threads gives up. Happenings run in the order of their time,
/// then of their scheduling, one at a time, on whichever thread waits.
///
/// With several threads the time moves only once every waiting thread has looked at its condition since the last
/// change, and once every thread that holds working() waits, so that a wait never races past work that is still going
/// on.
class VirtualTime {
 public:
  /// Where simulated time begins. Any point would do; not the epoch, so that "zero" stands out as a mistake.
  static constexpr TimePoint beginning() { return TimePoint{} + std::chrono::hours(1); }

  TimePoint now() const { return TimePoint(TimePoint::duration(now_.load())); }
  std::chrono::milliseconds elapsed() const;

  /// Runs `happening` when the time reaches `at`, with no lock held. It may schedule others.
  void schedule(TimePoint at, std::function<void()> happening);

  /// See Clock::wait_until.
  bool wait_until(std::unique_lock<std::mutex>& lock, std::condition_variable_any& changed, TimePoint until,
                  const std::stop_token& stop, const std::function<bool()>& ready);

  /// See Clock::bystander.
  bool stand_by_until(std::unique_lock<std::mutex>& lock, std::condition_variable_any& changed, TimePoint until,
                      const std::stop_token& stop, const std::function<bool()>& ready);

  /// See Clock::working.
  std::shared_ptr<void> working();

  /// Lets the time pass whatever others do; for a test that is its only driver.
  void advance_to(TimePoint until);

  /// Something changed by other means than a happening: whoever waits looks at its condition again.
  void nudge();

  /// Tells that the calling thread uses this simulation. See `company_`.
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
    moved,       ///< The time or the world has changed; look again.
    blocked,     ///< Somebody else has to do something first.
    be_patient,  ///< Other threads exist of which nothing is known; give them a moment of real time.
  };
  enum class SettleTimer { none_yet, exhausted };

  Step take_step(Waiter& self, std::uint64_t generation, SettleTimer with_company, SettleTimer with_workers);
  void run_next(std::unique_lock<std::mutex>& guard);
  bool every_worker_waits() const;
  void change_generation();

  std::atomic<TimePoint::rep> now_{beginning().time_since_epoch().count()};
  /// Counts everything that can make a condition true.
  std::atomic<std::uint64_t> generation_{1};

  // A leaf among the locks: nothing else is locked or called while it is held.
  mutable std::mutex mutex_;
  std::map<std::pair<TimePoint, std::uint64_t>, std::function<void()>> schedule_;
  std::uint64_t scheduled_ = 0;
  bool running_ = false;
  std::list<Waiter> waiters_;
  std::multiset<std::thread::id> workers_;
  std::optional<std::thread::id> first_thread_;
  /// More than one thread uses the simulation. When none of them declares its work by working(), an idle jump is
  /// preceded by a moment of real time.
  std::atomic<bool> company_{false};
};

}  // namespace offhand::platform::sim
