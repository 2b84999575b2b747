#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>

#include "platform/api/clock.h"
#include "platform/api/tree.h"

namespace offhand {

/// Keeps apart what toolkits would take together: presses of a node that drops further ones for a while, as its
/// platform said (Delivery::busy_for), and clicks of the pointer that would be one double click.
class PressSpacing {
 public:
  /// When this node may be pressed.
  platform::TimePoint free_at(const platform::NodeHandle& node, platform::TimePoint now);
  void pressed(const platform::NodeHandle& node, platform::TimePoint at, std::chrono::milliseconds busy_for);

  /// When a click at this point of a window is no part of the last one there.
  platform::TimePoint clicks_apart_at(std::int64_t window_id, double x, double y, platform::TimePoint now);
  void clicked(std::int64_t window_id, double x, double y, platform::TimePoint at);

 private:
  struct Click {
    double x = 0;
    double y = 0;
    platform::TimePoint at;
  };

  std::mutex mutex_;
  std::map<std::int64_t, Click> last_clicks_;
  std::map<platform::NodeHandle, platform::TimePoint> busy_until_;
};

}  // namespace offhand
