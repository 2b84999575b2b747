#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/geometry.h"
#include "generated/types/window.h"
#include "platform/api/clock.h"

namespace offhand::platform {

/// A top-level window. The public part is declared in schema/common/window.json.
using WindowInfo = Window;

struct ScreenPoint {
  int x = 0;
  int y = 0;
  bool operator==(const ScreenPoint&) const = default;
};

/// What belongs to the person at the desk: compared before and after every action.
struct DeskState {
  ScreenPoint pointer;
  /// Window the desktop calls active; 0 when none.
  std::int64_t active_window = 0;
  /// Window that has the keyboard; 0 when none.
  std::int64_t focus_window = 0;
  /// The top-level window which that is, or is in; 0 when it is in none.
  std::int64_t focus_owner = 0;
  /// Top-level windows, bottom to top.
  std::vector<std::int64_t> stacking;
  bool operator==(const DeskState&) const = default;
};

/// Top-level windows and what the user sees of them.
class Windows {
 public:
  virtual ~Windows() = default;
  /// All top-level windows, front to back.
  virtual Result<std::vector<WindowInfo>> list(const Limits& limits) = 0;
  /// One window; `window_not_found` when there is none with this id.
  virtual Result<WindowInfo> describe(std::int64_t window_id, const Limits& limits) = 0;
  virtual Result<DeskState> desk(const Limits& limits) = 0;
  /// Whether the person has used their own pointer or keyboard since then; false where that cannot be told.
  virtual Result<bool> person_acted_since(TimePoint begin, const Limits& limits) = 0;
  /// The whole screen, as it is now.
  virtual Result<Bounds> screen(const Limits& limits) = 0;
  /// Makes a window active and waits until it is; `foreground_unavailable` otherwise.
  virtual Result<void> activate(std::int64_t window_id, const Limits& limits) = 0;
  /// Puts active window, focus and stacking back as far as those windows still exist, and waits until they are.
  /// Windows that are not in `before` end up below its active window. Never moves the pointer.
  virtual Result<void> restore(const DeskState& before, const Limits& limits) = 0;
};

}  // namespace offhand::platform
