#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "platform/api/clock.h"
#include "platform/linux/atspi/bus/message.h"

namespace offhand::platform::atspi {

class Actor;
class Connection;
class Inquiry;

/// A call whose reply is awaited.
struct PendingCall {
  Actor* actor = nullptr;
  Inquiry* inquiry = nullptr;
  ReplyHandler handler;
  sd_bus_slot* slot = nullptr;
  std::list<PendingCall>::iterator self;
};

/// A unit of work inside an actor: calls and the handlers of their replies. It ends when no call is outstanding and no
/// stage is left. Everything here happens on the actor's thread.
class Inquiry {
 public:
  /// Queues a call, which is sent when the actor has room for it. A call to a cell that is known only by its position
  /// waits until the cell is found.
  void call(Call call, ReplyHandler handler);
  /// Runs `stage` once no call is outstanding. Only one stage can wait; a stage may set the next.
  void then(std::function<void()> stage) { next_ = std::move(stage); }
  /// Runs `stage` at a time unless the inquiry has ended by then; the inquiry does not wait for it.
  void at(TimePoint time, std::function<void()> stage) { timers_.push_back({time, std::move(stage)}); }
  /// Ends the inquiry early and drops outstanding calls.
  void finish() { finished_ = true; }

  int calls() const { return calls_; }
  int replies() const { return replies_; }

 private:
  friend class Actor;

  struct Queued {
    Call call;
    ReplyHandler handler;
  };

  /// The object of a table position during this inquiry.
  struct Cell {
    Reference object;
    bool found = false;
    std::vector<Queued> waiting;
  };

  struct Timer {
    TimePoint time;
    std::function<void()> stage;
  };

  /// A call that is sent again while its answer is awaited.
  struct Repeated {
    PendingCall* pending;
    Call call;
    TimePoint due;
    std::chrono::milliseconds timeout;
  };

  explicit Inquiry(Actor& actor) : actor_(actor) {}
  bool idle() const { return queued_.empty() && pending_.empty(); }
  void queue(Call call, ReplyHandler handler);
  void do_not_repeat(const PendingCall& call) {
    std::erase_if(repeated_, [&](const Repeated& each) { return each.pending == &call; });
  }
  /// Calls a cell by its position in its table.
  void call_cell(Call call, ReplyHandler handler);

  Actor& actor_;
  std::deque<Queued> queued_;
  std::list<PendingCall> pending_;
  std::vector<Repeated> repeated_;
  std::map<std::string, Cell> cells_;
  std::function<void()> next_;
  std::vector<Timer> timers_;
  /// The connection for this inquiry's actions.
  Connection* acting_ = nullptr;
  int calls_ = 0;
  int replies_ = 0;
  bool finished_ = false;
  bool lost_ = false;
};

/// How an inquiry ended.
enum class InquiryEnd { finished, deadline, stopped, disconnected };

struct InquiryOutcome {
  InquiryEnd end = InquiryEnd::finished;
  int calls = 0;
  int replies = 0;
  /// A callee left before answering, so the result is incomplete.
  bool lost_replies = false;
  TimePoint began;
  /// Limits::whole.
  std::chrono::milliseconds whole{0};
  /// The reason if disconnected.
  std::string reason;
};

}  // namespace offhand::platform::atspi
