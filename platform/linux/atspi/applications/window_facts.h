#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/action.h"
#include "platform/api/clock.h"
#include "platform/linux/atspi/elements/reference.h"

namespace offhand::platform::atspi {

/// What the display knows about a window, or its application if there is no display.
struct WindowFacts {
  std::int64_t pid = 0;
  /// The X window in root coordinates, including its shadow but not the window manager's decoration.
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;
  /// _GTK_FRAME_EXTENTS: the client-side shadow. All 0 if the window has none.
  int shadow_left = 0;
  int shadow_right = 0;
  int shadow_top = 0;
  int shadow_bottom = 0;
  std::string title;
  bool active = false;
  /// A dialog that blocks others.
  bool modal = false;
  /// It belongs to another window, as dialogs do (WM_TRANSIENT_FOR).
  bool transient = false;
  /// The window's accessible, if the window is known by it; otherwise it is searched for.
  std::optional<Reference> root = std::nullopt;

  bool operator==(const WindowFacts&) const = default;
  int visible_width() const { return width - shadow_left - shadow_right; }
  int visible_height() const { return height - shadow_top - shadow_bottom; }
};

/// Called on the threads of the facet's callers, never by an actor; the functions obey the given limits.
struct WindowFactsSource {
  /// Fails with `window_not_found` if there is no such window. Null if there is no display: then the windows are those
  /// that applications report, see AtspiTree::top_levels().
  std::function<Result<WindowFacts>(std::int64_t window_id, const Limits& limits)> window;
  /// The root window's property AT_SPI_BUS; empty if it has none. May be null.
  std::function<Result<std::string>(const Limits& limits)> accessibility_bus_address;
  /// True if the process has a popup on screen, a window that no window manager manages. May be null.
  std::function<Result<bool>(std::int64_t pid, const Limits& limits)> shows_popup = nullptr;
  /// Like window(), but possibly a result that is one or two milliseconds old, which is as recent as an element's place
  /// from the application. May be null.
  std::function<Result<WindowFacts>(std::int64_t window_id, const Limits& limits)> recent_window = nullptr;
  /// True if the window was sent a synthetic focus event and still believes to have the focus. May be null.
  std::function<bool(std::int64_t window_id)> was_told_of_focus = nullptr;
  /// The path that the results of actions name.
  ActionPath path = ActionPath::x11_atspi;
  /// The other windows of the process of a window. May be null.
  std::function<Result<std::vector<WindowFacts>>(std::int64_t window_id, std::int64_t pid, const Limits& limits)>
      other_windows = nullptr;
  /// Whether the windows of a process take points in the background. Null: they do.
  std::function<bool(std::int64_t pid)> takes_points = nullptr;
};

}  // namespace offhand::platform::atspi
