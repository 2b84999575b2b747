#pragma once

#include <chrono>
#include <map>
#include <mutex>

#include "platform/api/clock.h"
#include "platform/api/tree.h"

namespace offhand {

/// When nodes were pressed last. GTK 4 buttons fire 250 ms after DoAction and Qt buttons 100 ms after it, and both drop
/// further presses meanwhile while still answering true.
class PressSpacing {
 public:
  static constexpr std::chrono::milliseconds gap{300};
  /// When this node may be pressed; that moment is taken as its next press.
  platform::TimePoint reserve(const platform::NodeHandle& node, platform::TimePoint now);

 private:
  std::mutex mutex_;
  std::map<platform::NodeHandle, platform::TimePoint> last_;
};

}  // namespace offhand
