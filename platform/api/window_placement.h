#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "codegen/runtime/error.h"
#include "generated/types/geometry.h"
#include "platform/api/clock.h"

namespace offhand::platform {

/// Where a window is that does not show.
struct HiddenPlace {
  bool minimized = false;
  /// The workspace, where that is not the user's.
  std::optional<std::uint32_t> workspace = {};
  bool any() const { return minimized || workspace.has_value(); }
};

/// Where windows are put, and which of them is in front.
class WindowPlacement {
 public:
  virtual ~WindowPlacement() = default;
  /// Who frames, places and activates windows here, for people; empty: nobody does, so that none can be activated.
  virtual Result<std::string> manager(const Limits& limits) = 0;
  /// Makes a window active and waits until it is; `foreground_unavailable` otherwise. One that is minimised is shown
  /// for it, and one of another workspace is brought to the user's. Gives where it was.
  virtual Result<HiddenPlace> activate(std::int64_t window_id, const Limits& limits) = 0;
  /// Puts a window away again that was brought out of there.
  virtual Result<void> put_away(std::int64_t /*window_id*/, const HiddenPlace& /*where*/, const Limits& /*limits*/) {
    return {};
  }
  /// Asks for a place of what shows of a window, and waits until it is there or has stopped moving.
  virtual Result<void> place(std::int64_t window_id, const Bounds& frame, const Limits& limits) = 0;
};

}  // namespace offhand::platform
