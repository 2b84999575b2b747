#pragma once

#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {

/// Moves and resizes a window so that its visible part, without decoration and shadow, lies in `frame`, as far as the
/// window manager and the window's size hints allow it. Waits until the window rests.
Result<void> place_window(Conversation& talk, xcb_window_t window, const Bounds& frame);

}  // namespace offhand::platform::x11
