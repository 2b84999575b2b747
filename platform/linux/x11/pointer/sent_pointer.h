#pragma once

#include "platform/api/input.h"
#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

/// The pointer in the background: events sent to the window alone.
Delivery send_click(Display& display, const WindowInfo& window, const PointerClick& click, const Limits& limits);
Delivery send_scroll(Display& display, const WindowInfo& window, const Scroll& scroll, const Limits& limits);
Delivery send_drag(Display& display, const WindowInfo& window, const PointerDrag& drag, const Limits& limits);

}  // namespace offhand::platform::x11
