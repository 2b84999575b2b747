#pragma once

#include <optional>

#include "platform/api/clock.h"
#include "platform/api/node_handle.h"

namespace offhand::platform {

/// Implemented by an AccessibilityTree that knows how far things are scrolled, also those without a scroll bar in the
/// tree whose contents are replaced as they scroll.
class ScrollOffsets {
 public:
  virtual ~ScrollOffsets() = default;

  /// In pixels of the window's picture: 0 at the start, `most` at the end.
  struct Offset {
    double at = 0;
    double most = 0;
  };
  struct Offsets {
    std::optional<Offset> down;
    std::optional<Offset> across;
  };
  /// Of what a wheel over the node scrolls first; empty where nothing around it scrolls that way.
  virtual Result<Offsets> scroll_offsets(const NodeHandle& node, const Limits& limits) = 0;
};

}  // namespace offhand::platform
