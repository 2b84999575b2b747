#include "impl/dispatch/idle_watch.h"

namespace offhand {

void IdleWatch::look_again(Clock::time_point then) {
  const std::scoped_lock lock(mutex_);
  if (due_ && *due_ <= then) return;
  due_ = then;
  alarms_.at(then, [this] { ring(); });
}

void IdleWatch::ring() {
  {
    const std::scoped_lock lock(mutex_);
    // One that was set before an earlier one rings for nothing.
    if (due_ && *due_ <= Clock::now()) due_.reset();
  }
  if (const auto next = look_()) look_again(*next);
}

}  // namespace offhand
