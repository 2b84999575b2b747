#include "platform/sim/virtual_time.h"

#include <algorithm>
#include <utility>

namespace offhand::platform::sim {
namespace {

using RealClock = std::chrono::steady_clock;

// A notification can be lost between the check of a condition and the wait, because the notifier does not hold the
// waiter's mutex. Checking again at this interval is cheap and makes that harmless.
constexpr auto look_again = std::chrono::milliseconds(1);
constexpr auto look_at_the_time = std::chrono::milliseconds(50);
constexpr auto moment_for_company = std::chrono::milliseconds(2);
// A worker that neither waits nor finishes for this long must be blocked on something other than a clock.
constexpr auto workers_timeout = std::chrono::seconds(5);

}  // namespace

std::chrono::milliseconds VirtualTime::elapsed() const {
  return std::chrono::duration_cast<std::chrono::milliseconds>(now() - beginning());
}

void VirtualTime::schedule(TimePoint at, std::function<void()> happening) {
  const std::lock_guard guard(mutex_);
  schedule_.emplace(std::pair(std::max(at, now()), ++scheduled_), std::move(happening));
  change_generation();
}

bool VirtualTime::wait_until(std::unique_lock<std::mutex>& lock, std::condition_variable_any& changed, TimePoint until,
                             const std::stop_token& stop, const std::function<bool()>& ready) {
  notice_thread();
  std::list<Waiter>::iterator self;
  {
    const std::lock_guard guard(mutex_);
    self = waiters_.insert(waiters_.end(), Waiter{std::this_thread::get_id(), until, &changed});
    change_generation();
  }
  bool is_ready = false;
  auto company = SettleTimer::none_yet;
  auto blocked_since = RealClock::now();
  for (;;) {
    const auto generation = generation_.load();
    is_ready = ready();
    if (is_ready || stop.stop_requested() || now() >= until) break;
    const auto workers =
        RealClock::now() - blocked_since > workers_timeout ? SettleTimer::exhausted : SettleTimer::none_yet;
    // Callbacks report events, and their recipient may need this very mutex.
    lock.unlock();
    const Step step = take_step(*self, generation, company, workers);
    lock.lock();
    if (step == Step::moved) {
      company = SettleTimer::none_yet;
      blocked_since = RealClock::now();
      continue;
    }
    const auto pause = step == Step::be_patient ? moment_for_company : look_again;
    changed.wait_for(lock, stop, pause, [&] { return generation_.load() != generation || ready(); });
    if (step == Step::be_patient) company = SettleTimer::exhausted;
  }
  const std::lock_guard guard(mutex_);
  waiters_.erase(self);
  change_generation();
  return is_ready;
}

bool VirtualTime::stand_by_until(std::unique_lock<std::mutex>& lock, std::condition_variable_any& changed,
                                 TimePoint until, const std::stop_token& stop, const std::function<bool()>& ready) {
  // A change of the condition is notified, but the passing of time is not.
  while (!ready() && now() < until && !stop.stop_requested()) changed.wait_for(lock, stop, look_at_the_time, ready);
  return ready();
}

VirtualTime::Step VirtualTime::take_step(Waiter& self, std::uint64_t generation, SettleTimer with_company,
                                         SettleTimer with_workers) {
  std::unique_lock guard(mutex_);
  self.checked = generation;
  if (running_) return Step::blocked;
  if (generation != generation_.load()) return Step::moved;
  TimePoint target = TimePoint::max();
  for (const Waiter& waiter : waiters_) {
    if (waiter.checked != generation) return Step::blocked;
    target = std::min(target, waiter.until);
  }
  if (with_workers == SettleTimer::none_yet && !every_worker_waits()) return Step::blocked;
  if (!schedule_.empty() && schedule_.begin()->first.first <= target) {
    run_next(guard);
    return Step::moved;
  }
  // Every thread waits for ever and nothing is scheduled, so only an outside event can end this.
  if (target == TimePoint::max()) return Step::blocked;
  if (company_ && workers_.empty() && with_company == SettleTimer::none_yet) return Step::be_patient;
  now_ = std::max(now(), target).time_since_epoch().count();
  change_generation();
  return Step::moved;
}

void VirtualTime::run_next(std::unique_lock<std::mutex>& guard) {
  auto next = schedule_.extract(schedule_.begin());
  now_ = std::max(now(), next.key().first).time_since_epoch().count();
  running_ = true;
  guard.unlock();
  next.mapped()();
  guard.lock();
  running_ = false;
  change_generation();
}

bool VirtualTime::every_worker_waits() const {
  return std::ranges::all_of(workers_, [&](std::thread::id worker) {
    return std::ranges::any_of(waiters_, [&](const Waiter& waiter) { return waiter.thread == worker; });
  });
}

void VirtualTime::change_generation() {
  ++generation_;
  for (const Waiter& waiter : waiters_) waiter.changed->notify_all();
}

std::shared_ptr<void> VirtualTime::working() {
  const auto thread = std::this_thread::get_id();
  const std::lock_guard guard(mutex_);
  workers_.insert(thread);
  return {this, [thread](VirtualTime* time) {
            const std::lock_guard finished(time->mutex_);
            time->workers_.erase(time->workers_.find(thread));
            time->change_generation();
          }};
}

void VirtualTime::advance_to(TimePoint until) {
  std::unique_lock guard(mutex_);
  while (running_ || (!schedule_.empty() && schedule_.begin()->first.first <= until)) {
    if (running_) {
      guard.unlock();
      std::this_thread::yield();
      guard.lock();
      continue;
    }
    run_next(guard);
  }
  now_ = std::max(now(), until).time_since_epoch().count();
  change_generation();
}

void VirtualTime::nudge() {
  const std::lock_guard guard(mutex_);
  change_generation();
}

void VirtualTime::notice_thread() {
  if (company_) return;
  const std::lock_guard guard(mutex_);
  if (!first_thread_) first_thread_ = std::this_thread::get_id();
  if (*first_thread_ != std::this_thread::get_id()) company_ = true;
}

}  // namespace offhand::platform::sim
