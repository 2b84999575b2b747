#pragma once

#include <chrono>
#include <optional>
#include <vector>

#include "platform/api/input.h"
#include "platform/linux/x11/display.h"

namespace offhand::platform::x11 {

/// Types through a master keyboard of our own (XInput 2), whose focus is not the user's. It exists only while keys are
/// typed: a master keyboard comes with a pointer, and as long as that is there, applications of the core protocol get
/// no EnterNotify where it rests. Measured under openbox with GTK 4 and xterm, 100 calls each: it lives 23 and 84 ms
/// (an application that answers no ping is given 40 ms twice; what holds the frame adds 1 to 3), _NET_ACTIVE_WINDOW,
/// the user's focus and pointer keep their values throughout. The application believes to be active meanwhile. A menu
/// that opens grabs the user's keyboard and pointer, as every menu does, and keys that the window manager has grabbed
/// are the window manager's.
Delivery type_on_second_keyboard(Display& display, const WindowInfo& window, const std::vector<KeyPress>& keys,
                                 std::chrono::milliseconds delay, const Limits& limits);
std::optional<Delivery> refuses_second_keyboard(Display& display, const WindowInfo& window,
                                                const std::vector<KeyPress>& keys, const Limits& limits);

}  // namespace offhand::platform::x11
