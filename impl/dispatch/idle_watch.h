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

  /// Something began that may come to be idle. Nothing happens while a look is due anyway: what is used goes idle later
  /// than what was used before it.
  void look_again();

 private:
  void look();
  void ring();

  const Look look_;
  std::mutex mutex_;
  bool due_ = false;
  // Last: it rings while everything above is there.
  Alarms alarms_;
};

}  // namespace offhand
