#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "codegen/runtime/error.h"
#include "generated/types/action.h"
#include "platform/api/clock.h"
#include "platform/linux/atspi/reference.h"

namespace offhand::platform::atspi {

/// What the display knows of a window, or its application where there is no display.
struct WindowFacts {
  std::int64_t pid = 0;
  /// The X window in root coordinates, shadow included, window manager's decoration not.
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;
  /// _GTK_FRAME_EXTENTS: the shadow a client draws itself. All 0 when the window has none.
  int shadow_left = 0;
  int shadow_right = 0;
  int shadow_top = 0;
  int shadow_bottom = 0;
  std::string title;
  bool active = false;
  /// A dialog that blocks others.
  bool modal = false;
  /// Its accessible, where that is what is known of the window in the first place; else it is looked for.
  std::optional<Reference> root = std::nullopt;

  bool operator==(const WindowFacts&) const = default;
  int visible_width() const { return width - shadow_left - shadow_right; }
  int visible_height() const { return height - shadow_top - shadow_bottom; }
};

/// Called from the threads of callers of the facet, never from an actor; they honour the limits they are given.
struct WindowFactsSource {
  /// `window_not_found` when there is no such window. Null where there is no display: the windows are what applications
  /// tell of, see AtspiTree::top_levels().
  std::function<Result<WindowFacts>(std::int64_t window_id, const Limits& limits)> window;
  /// Text of the root window's property AT_SPI_BUS; empty when it has none. May be null.
  std::function<Result<std::string>(const Limits& limits)> accessibility_bus_address;
  /// Whether the process has a popup on the screen, a window that no window manager knows. May be null.
  std::function<Result<bool>(std::int64_t pid, const Limits& limits)> shows_popup = nullptr;
  /// As window(), as the server told it a millisecond or two ago where it did: an element's place by the application is
  /// no newer. May be null.
  std::function<Result<WindowFacts>(std::int64_t window_id, const Limits& limits)> recent_window = nullptr;
  /// Whether the window was sent that it has the keyboard and is left to believe it. May be null.
  std::function<bool(std::int64_t window_id)> was_told_of_focus = nullptr;
  /// By what way actions are said to have gone.
  ActionPath path = ActionPath::x11_atspi;
};

}  // namespace offhand::platform::atspi
