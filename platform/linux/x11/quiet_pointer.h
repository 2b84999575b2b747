#pragma once

#include "platform/api/input.h"
#include "platform/linux/x11/display.h"

namespace offhand::platform::x11 {

/// The pointer in the background: events that are sent to the window alone.
Delivery click_quietly(Display& display, const WindowInfo& window, const PointerClick& click, const Limits& limits);
Delivery scroll_quietly(Display& display, const WindowInfo& window, const Scroll& scroll, const Limits& limits);
Delivery drag_quietly(Display& display, const WindowInfo& window, const PointerDrag& drag, const Limits& limits);

}  // namespace offhand::platform::x11
