#pragma once

#include "platform/api/input.h"
#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

/// The user's pointer by XTEST: in a window that is active already, or anywhere on the screen (`window_id` 0). It is
/// put back afterwards, except after a move and while a button is held.
Delivery xtest_point(Display& display, const WindowInfo& window, const Gesture& gesture, const Limits& limits);

}  // namespace offhand::platform::x11
