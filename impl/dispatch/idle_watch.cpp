#include "impl/dispatch/idle_watch.h"

#include <utility>

namespace offhand {

void IdleWatch::look_again() {
  {
    const std::scoped_lock lock(mutex_);
    if (due_) return;
  }
  look();
}

void IdleWatch::look() {
  const auto next = look_();
  const std::scoped_lock lock(mutex_);
  if (!next || std::exchange(due_, true)) return;
  alarms_.at(*next, [this] { ring(); });
}

void IdleWatch::ring() {
  {
    const std::scoped_lock lock(mutex_);
    due_ = false;
  }
  look();
}

}  // namespace offhand
