#pragma once

#include <chrono>
#include <map>
#include <mutex>

#include "platform/api/clock.h"
#include "platform/api/tree.h"

namespace offhand {

/// Until when nodes that were pressed drop further presses, as their platform said of each (Delivery::busy_for).
class PressSpacing {
 public:
  /// When this node may be pressed.
  platform::TimePoint free_at(const platform::NodeHandle& node, platform::TimePoint now);
  void pressed(const platform::NodeHandle& node, platform::TimePoint at, std::chrono::milliseconds busy_for);

 private:
  std::mutex mutex_;
  std::map<platform::NodeHandle, platform::TimePoint> busy_until_;
};

}  // namespace offhand
