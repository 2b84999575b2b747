#pragma once

#include <xcb/xcb.h>

#include <optional>
#include <string>

#include "codegen/runtime/error.h"
#include "platform/api/user_desk.h"
#include "platform/api/windows.h"
#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {

/// Where a point of a window leads.
struct PointTarget {
  /// The window itself, or the popup of its client that lies over it there.
  xcb_window_t top_level = 0;
  /// The deepest window of that client at the point.
  xcb_window_t window = 0;
  ScreenPoint on_screen;
  ScreenPoint in_window;
};

/// Whether two windows were created by the same client.
bool same_client(const xcb_setup_t& setup, xcb_window_t one, xcb_window_t other);

/// The point of the screen for a point of the window's visible frame.
ScreenPoint to_screen(const WindowFacts& window, double x, double y);

/// Finds what of a client is at a point, whatever of other clients covers it. The string says why nothing is.
Result<tl::expected<PointTarget, std::string>> find_target(Conversation& talk, const DesktopFacts& desktop,
                                                           const WindowFacts& window, ScreenPoint on_screen);

/// Whether the pointer, put there, would be over the window or over a popup of its client.
Result<bool> uncovered_at(Conversation& talk, const DesktopFacts& desktop, const WindowFacts& window,
                          ScreenPoint on_screen);

}  // namespace offhand::platform::x11
