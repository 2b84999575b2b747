#pragma once

#include "platform/api/input_grabs.h"
#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

/// Grabs of pointer and keyboard. The server does not tell who has them; that is inferred from the visible menus.
Result<InputGrab> read_grab(Display& display, const Limits& limits);

/// Waits briefly until the application has read everything that was sent to it.
void let_settle(Display& display, const WindowInfo& window, const Limits& limits);

/// Whether a process shows a popup.
Result<bool> shows_menu(Display& display, std::int64_t pid, const Limits& limits);

/// After the window manager was asked to cancel a move (Watcher::expect_press): waits until it has. Some react only to
/// Escape (xfwm4, i3).
Result<GrabRelease> end_move(Display& display, const Limits& limits);

/// Closes an application's menus by Escape until neither pointer nor keyboard is grabbed.
Result<GrabRelease> close_menu(Display& display, const WindowInfo& window, const Limits& limits);

}  // namespace offhand::platform::x11
