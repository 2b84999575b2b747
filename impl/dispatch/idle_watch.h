#pragma once

#include <functional>
#include <mutex>
#include <optional>

#include "impl/dispatch/alarms.h"

namespace offhand {

/// Looks for what has become idle, when the first of it may have: nobody looks while there is nothing to wait for.
class IdleWatch {
 public:
  using Clock = Alarms::Clock;
  /// Ends what is idle and says when to look next; empty when there is nothing that may come to be.
  using Look = std::function<std::optional<Clock::time_point>()>;

  explicit IdleWatch(Look look) : look_(std::move(look)) {}

  /// Something was used that may be idle from then on. Nothing happens where a look is due by then anyway.
  void look_again(Clock::time_point then);

 private:
  void ring();

  const Look look_;
  std::mutex mutex_;
  /// The first of the looks to come.
  std::optional<Clock::time_point> due_;
  // Last: it rings while everything above is there.
  Alarms alarms_;
};

}  // namespace offhand
