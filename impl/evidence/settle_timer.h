#pragma once

#include <chrono>
#include <memory>
#include <optional>

#include "impl/session/scope.h"
#include "impl/target/target.h"
#include "platform/api/delivery.h"

namespace offhand {

/// How long effects of an action may still follow when none was seen: decided by what is known, not by a fixed time.
/// After the application's own start timers have passed, the time is over as soon as the application rests and has
/// delivered its events. Where that cannot be known, the slowest effect measured decides.
class SettleTimer {
 public:
  /// `delivered`: the time of the delivery. An action that has to change something gets all its time, even when the
  /// application rests: "nothing happened" is a stronger claim than "nothing was seen", and is not made of an
  /// application that is still at work.
  SettleTimer(const Scope& scope, const Target& target, const platform::Delivery& delivery,
              platform::TimePoint delivered, bool must_change);

  /// When to check again whether the time is over; never later than the end.
  platform::TimePoint next_look() const;
  /// Whether nothing more follows. To be called at each next_look().
  bool rests();
  /// The same, after everything that the application had announced has been received.
  bool is_over();
  /// An effect elsewhere was seen: effects on the target itself follow within this time, unless the application's own
  /// timers have not passed by then or it is still working.
  void shorten(std::chrono::milliseconds rest);
  /// Whether the time ended, for an action that has to change something, before the application came to rest.
  bool ended_at_work() const { return must_change_ && workload_ != nullptr && found_at_rest_ < looks_at_rest; }
  /// Whether the time is over, whatever the application does.
  bool is_out_of_time() const { return scope_.now() >= end_ || scope_.limits.stop.stop_requested(); }

 private:
  /// The application rests when it was found at rest this often in a row: work that one thread passes to another may be
  /// between the two for a moment.
  static constexpr int looks_at_rest = 3;
  static constexpr std::chrono::milliseconds look_interval{5};
  /// The interval while the time cannot be over yet.
  static constexpr std::chrono::milliseconds early_look_interval{20};
  /// An application that has shown an effect and goes on working may show more; one that always works may not.
  static constexpr std::chrono::milliseconds time_to_come_to_rest{200};
  /// The time in which an application was ready to run but got no processor is added to its end: on a machine with four
  /// busy processes per processor, closing a GTK 4 window took twice as long as on one at rest, and a text reached a
  /// field of a page after its time, by way of three processes.
  static constexpr std::chrono::milliseconds most_overtime{2000};

  /// Most effects are seen within this time. Looking earlier costs a scan of all processes for each action (3 ms of a
  /// click that takes 5); looking later misses how much processor time others took.
  static constexpr std::chrono::milliseconds most_are_seen_by{50};
  /// An application that is still at work after its time may be processing the action: a text had not reached the field
  /// of a page 600 ms after it was sent, beside three other busy applications, and arrived later.
  static constexpr std::chrono::milliseconds longest_at_work{1000};

  bool has_told_all();

  const Scope& scope_;
  const Target& target_;
  platform::TimePoint end_;
  /// The limit of extensions by overtime.
  platform::TimePoint latest_end_;
  /// The limit of extensions for an application that does not come to rest.
  platform::TimePoint at_work_until_;
  /// Until then the application may start things by its own timers.
  platform::TimePoint timers_until_;
  /// The earliest end; equal to the end where the application's work cannot be observed.
  platform::TimePoint started_by_;
  /// Until then the application's work is not examined, because most actions are confirmed by then.
  platform::TimePoint looks_from_;
  bool must_change_;
  std::unique_ptr<platform::Workload> workload_;
  std::optional<platform::TimePoint> looked_;
  /// The waiting time seen so far, and how much of it was added to the end.
  platform::TimePoint::duration seen_waiting_{};
  platform::TimePoint::duration overtime_{};
  int found_at_rest_ = 0;
};

}  // namespace offhand
