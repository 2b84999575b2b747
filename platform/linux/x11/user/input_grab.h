#pragma once

#include "platform/api/input_grabs.h"
#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

/// Grabs of pointer and keyboard. The server does not tell whose they are: that is concluded from the menus on the
/// screen.
Result<InputGrab> read_grab(Display& display, const Limits& limits);

/// Waits until the application has read all that was sent to it, but not for long.
void let_settle(Display& display, const WindowInfo& window, const Limits& limits);

/// Whether a process has a popup on the screen.
Result<bool> shows_menu(Display& display, std::int64_t pid, const Limits& limits);

/// After a window manager was told to leave off moving a window (Watcher::expect_press): waits until it has, which some
/// do at Escape alone (xfwm4, i3).
Result<GrabRelease> end_move(Display& display, const Limits& limits);

/// Closes an application's menus by Escape until nobody holds pointer or keyboard.
Result<GrabRelease> close_menu(Display& display, const WindowInfo& window, const Limits& limits);

}  // namespace offhand::platform::x11
