#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "codegen/runtime/error.h"
#include "impl/dispatch/alarms.h"
#include "impl/dispatch/locks.h"
#include "impl/dispatch/process_gate.h"
#include "platform/api/clock.h"

namespace offhand {

/// What one call holds and waits for, from its receipt to its end. A body that has to wait for its turn ends, nothing
/// done yet, and runs again from its start when the turn has come: so those that wait need no thread, however many they
/// are, and what they hold is kept here meanwhile. Of one thread at a time.
class Stay {
 public:
  /// The call's own, the same for all runs of the body.
  platform::TimePoint deadline(platform::TimePoint wanted);

  /// Takes a lock; false: the body has to end and wait for it. Asked for another lock of a kind that it has, it gives
  /// that back first, with all that it took after it: the body means another window now.
  bool take(Locks& locks, Locks::Key key);
  /// Its place at a process; empty where the gate refused it.
  ProcessGate::Place* enter(ProcessGate& gate, std::int64_t pid);

  /// The body ends in order to wait; `too_late` tells what to say if the turn does not come in time.
  void wait(std::function<Error()> too_late) { too_late_ = std::move(too_late), waits_ = true, is_in_ = false; }
  bool waits() const { return waits_; }
  /// Calls `then` once, on any thread, when the turn has come, at `deadline` or when `stop` is requested. The body may
  /// run again then.
  void when_ready(Alarms& alarms, Alarms::Clock::time_point deadline, const std::stop_token& stop,
                  std::function<void()> then);
  /// Its time to wait is over; real time, also where the deadline is of a simulated clock.
  bool expired() const { return until_ && Alarms::Clock::now() >= *until_; }
  /// The body runs (again).
  void resume();
  /// All that it waited for it has: from now on its errors are its own, unless its application is silent.
  void let_in() { is_in_ = true; }
  bool is_in() const { return is_in_; }
  /// What to say of a call that waited in vain; empty of one that did not.
  const std::function<Error()>& too_late() const { return too_late_; }

  /// The call is over, or has to wait for its client.
  void leave();

 private:
  std::optional<platform::TimePoint> deadline_;
  std::optional<Alarms::Clock::time_point> until_;
  // In the order in which they were taken.
  std::vector<std::pair<std::int64_t, std::unique_ptr<ProcessGate::Place>>> places_;
  std::vector<std::pair<Locks::Key, std::unique_ptr<Locks::Ticket>>> tickets_;
  std::function<Error()> too_late_;
  bool waits_ = false;
  bool is_in_ = false;
  Alarms* alarms_ = nullptr;
  Alarms::Id alarm_;
  std::optional<std::stop_callback<std::function<void()>>> stopping_;
};

}  // namespace offhand
