#pragma once

#include <chrono>
#include <memory>
#include <optional>

#include "impl/session/scope.h"
#include "impl/target/target.h"
#include "platform/api/delivery.h"

namespace offhand {

/// For how long something may still come of an action of which nothing was seen: by what is known, not by a fixed time.
/// Once the time has passed in which the application starts things by timers of its own, it is over as soon as the
/// application rests and has told all it had to tell. Where that cannot be known the slowest effect measured decides.
class SettleTimer {
 public:
  /// `delivered`: when. An action that has to change something is given all its time, however the application rests:
  /// "nothing happened" is a stronger claim than "nothing was seen", and is not made of one that is still at work.
  SettleTimer(const Scope& scope, const Target& target, const platform::Delivery& delivery,
              platform::TimePoint delivered, bool must_change);

  /// When to ask again whether it is over; never later than the end.
  platform::TimePoint next_look() const;
  /// Whether nothing more comes. To be asked at each next_look().
  bool rests();
  /// The same, and what the application had told until then has been received.
  bool is_over();
  /// Something was seen elsewhere: what is to come of the target itself comes within this time too, unless the
  /// application's own timers have not yet run out by then, or it still works at it.
  void shorten(std::chrono::milliseconds rest);
  /// Whether it ended, of an action that has to change something, before the application came to rest.
  bool ended_at_work() const { return must_change_ && workload_ != nullptr && found_at_rest_ < looks_at_rest; }
  /// Whether its time is up, whatever the application does.
  bool is_out_of_time() const { return scope_.now() >= end_ || scope_.limits.stop.stop_requested(); }

 private:
  /// The application rests when it was found so that often in a row: what one of its threads passes on to another may
  /// be between the two for a moment.
  static constexpr int looks_at_rest = 3;
  static constexpr std::chrono::milliseconds look_interval{5};
  /// Where it is not over earlier in any case.
  static constexpr std::chrono::milliseconds early_look_interval{20};
  /// An application that shows something and works on may have more to show; one that always works may not.
  static constexpr std::chrono::milliseconds time_to_come_to_rest{200};
  /// The time in which an application had something to do and got no processor for it is added to its end: on a machine
  /// with four busy processes to a processor closing a GTK 4 window took twice as long as on one at rest, and a text
  /// reached a field of a page after its time, by way of three processes.
  static constexpr std::chrono::milliseconds most_overtime{2000};

  /// Until then the effects of most actions were seen. Whoever looks earlier has all processes to go through for each
  /// action (3 ms of a click that takes 5), and whoever looks later does not know what others took of the time.
  static constexpr std::chrono::milliseconds most_are_seen_by{50};
  /// An application at work after its time may be at what the action asked for: a text had not reached the field of a
  /// page 600 ms after it was sent, beside three other busy applications, and arrived.
  static constexpr std::chrono::milliseconds longest_at_work{1000};

  bool has_told_all();

  const Scope& scope_;
  const Target& target_;
  platform::TimePoint end_;
  /// Of what overtime makes of it.
  platform::TimePoint latest_end_;
  /// Of what an application makes of it that does not come to rest.
  platform::TimePoint at_work_until_;
  /// Before then the application may start things by timers of its own.
  platform::TimePoint timers_until_;
  /// From then on it may be over earlier; the end where that cannot be told.
  platform::TimePoint started_by_;
  /// Until then nobody looks whether it works: most actions are confirmed by then.
  platform::TimePoint looks_from_;
  bool must_change_;
  std::unique_ptr<platform::Workload> workload_;
  std::optional<platform::TimePoint> looked_;
  /// Whenever it was looked at, and what was added to the end by now.
  platform::TimePoint::duration seen_waiting_{};
  platform::TimePoint::duration overtime_{};
  int found_at_rest_ = 0;
};

}  // namespace offhand
