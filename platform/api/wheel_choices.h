#pragma once

#include "platform/api/clock.h"
#include "platform/api/node_handle.h"

namespace offhand::platform {

/// Implemented by an AccessibilityTree that knows combo boxes which take their next or previous option at each notch of
/// a wheel over them while their list is closed and something else has the focus.
class WheelChoices {
 public:
  virtual ~WheelChoices() = default;
  /// Whether the toolkit of this combo box lets it be turned so.
  virtual bool turns_by_wheel(const NodeHandle& node, const Limits& limits) = 0;
};

}  // namespace offhand::platform
