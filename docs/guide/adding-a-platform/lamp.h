#pragma once

#include <mutex>

#include "platform/api/event.h"

namespace example {

/// The system that this platform is for: one lamp with a switch. A real one is a display server, a bus, a browser.
class Lamp {
 public:
  Lamp(offhand::platform::EventSink& sink, const offhand::platform::Clock& clock) : sink_(sink), clock_(clock) {}

  bool is_on() const {
    const std::lock_guard lock(mutex_);
    return is_on_;
  }
  void toggle();

  /// What it says of itself to the outside.
  static constexpr std::int64_t window_id = 1;
  static constexpr std::int64_t pid = 4711;

 private:
  offhand::platform::EventSink& sink_;
  const offhand::platform::Clock& clock_;
  mutable std::mutex mutex_;
  bool is_on_ = false;
};

}  // namespace example
