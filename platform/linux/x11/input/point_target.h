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

/// The windows at a point.
struct PointTarget {
  /// The window itself, or a popup of its client that covers it there.
  xcb_window_t top_level = 0;
  /// The deepest window of that client at the point.
  xcb_window_t window = 0;
  ScreenPoint on_screen;
  ScreenPoint in_window;
};

bool same_client(const xcb_setup_t& setup, xcb_window_t one, xcb_window_t other);

/// The screen point of a point in the window's visible frame.
ScreenPoint to_screen(const WindowFacts& window, double x, double y);

/// Finds the client's window at a point, even when other clients cover it. The string says why there is none.
Result<tl::expected<PointTarget, std::string>> find_target(Conversation& talk, const DesktopFacts& desktop,
                                                           const WindowFacts& window, ScreenPoint on_screen);

/// Whether a pointer at that point would be over the window or over a popup of its client.
Result<bool> uncovered_at(Conversation& talk, const DesktopFacts& desktop, const WindowFacts& window,
                          ScreenPoint on_screen);

}  // namespace offhand::platform::x11
