#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/window.h"
#include "platform/api/clock.h"

namespace offhand::platform {

/// A top-level window. The public part is declared in schema/common/window.json.
using WindowInfo = Window;

/// A window, and the one that it is a dialog or a tool of; 0: of none.
struct OwnedWindow {
  std::int64_t window_id = 0;
  std::int64_t owner = 0;
};

/// What a platform says of one window, for people who look for the cause of something.
struct WindowReport {
  std::vector<WindowFact> facts = {};
  /// By name.
  std::vector<WindowProperty> properties = {};
  std::int64_t properties_left_out = 0;
};

/// Top-level windows, as every system has them.
class Windows {
 public:
  virtual ~Windows() = default;
  /// All top-level windows, front to back.
  virtual Result<std::vector<WindowInfo>> list(const Limits& limits) = 0;
  /// One window; `window_not_found` when there is none with this id.
  virtual Result<WindowInfo> describe(std::int64_t window_id, const Limits& limits) = 0;
  /// The modal dialogs that keep a window from taking input, the one to answer first at the front: that is its
  /// `blocked_by`.
  virtual Result<std::vector<std::int64_t>> blockers(std::int64_t window_id, const Limits& limits) = 0;
  /// The windows of a process, as they are known by now: asks nobody, and costs nothing. None where that is not known.
  virtual std::vector<OwnedWindow> known_windows(std::int64_t pid) const = 0;
  /// What applications take of the screen, front to back, each as `bounds` tells: windows with the frames that the
  /// desktop draws around them, menus, tooltips, and what was put on the screen past its window manager. Minimised
  /// windows take none. A backend whose windows are all there is need not say more.
  virtual Result<std::vector<WindowInfo>> areas(const Limits& limits) {
    OFFHAND_ASSIGN(auto windows, list(limits));
    std::erase_if(windows, [](const WindowInfo& window) { return window.is_minimized; });
    return windows;
  }
  /// Whether a window only says that its application starts, and goes by itself: a splash screen.
  virtual bool passes_by(std::int64_t /*window_id*/, const Limits& /*limits*/) { return false; }
  /// What else there is to say of one, raw. Asks nothing of its application; tells no contents, no command line and no
  /// text but what names the window. `window_not_found`.
  virtual Result<WindowReport> report(std::int64_t window_id, const Limits& limits) = 0;
};

}  // namespace offhand::platform
