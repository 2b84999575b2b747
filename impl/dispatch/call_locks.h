#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "impl/dispatch/alarms.h"
#include "impl/dispatch/locks.h"
#include "impl/dispatch/process_gate.h"

namespace offhand {

/// What one call holds, and waits for, before its body runs: its places in queues and at processes. Whoever waits needs
/// no thread. Of one thread at a time.
class Turn {
 public:
  Turn() = default;
  ~Turn();
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;

  /// Goes on only once the calls of the same client that came before are in the queues that they need, or have not come
  /// there for so long that their application does not answer; null: it need not wait for any.
  void follow(std::shared_ptr<Locks::Ticket> order);
  bool is_in_order() const;
  /// It is in the queues itself.
  void let_next();
  /// Takes a lock; false: its turn has not come. Asked for another lock of a kind that it has, it gives that back
  /// first, with all that it took after it: the call means another window now.
  bool take(Locks& locks, Locks::Key key);
  /// Its place at a process; null where the gate refused it.
  ProcessGate::Place* enter(ProcessGate& gate, std::int64_t pid);

  /// Calls `then` once, on any thread, when the turn that take() refused last has come, at `deadline` or when `stop` is
  /// requested. A deadline given first stays.
  void when_ready(Alarms& alarms, Alarms::Clock::time_point deadline, const std::stop_token& stop,
                  std::function<void()> then);
  /// The call goes on.
  void resume();
  /// Whether it has waited.
  bool waited() const { return until_.has_value(); }
  /// Its time to wait is over; real time, also where the deadline is of a simulated clock.
  bool expired() const { return until_ && Alarms::Clock::now() >= *until_; }

 private:
  std::shared_ptr<Locks::Ticket> order_;
  Alarms::Clock::time_point in_order_by_;
  // In the order in which they were taken.
  std::vector<std::pair<std::int64_t, std::unique_ptr<ProcessGate::Place>>> places_;
  std::vector<std::pair<Locks::Key, std::unique_ptr<Locks::Ticket>>> tickets_;
  std::optional<Alarms::Clock::time_point> until_;
  Alarms* alarms_ = nullptr;
  Alarms::Id alarm_;
  std::optional<std::stop_callback<std::function<void()>>> stopping_;
};

}  // namespace offhand
