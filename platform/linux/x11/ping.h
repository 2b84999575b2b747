#pragma once

#include <xcb/xcb.h>

#include <vector>

#include "platform/api/input.h"
#include "platform/linux/x11/display.h"

namespace offhand::platform::x11 {

enum class Answer { came, none, window_gone };

/// Waits until the application has read all events so far, by the ping that window managers use. One that knows no ping
/// is given a moment instead. What was sent may have closed the window.
Result<Answer> wait_for_answer(Conversation& talk, xcb_window_t window);

/// The same of several windows at once, for a second at most. Those that know no ping, are not shown or belong to a
/// process that is stopped are not waited for.
Result<void> wait_for_answers(Conversation& talk, const std::vector<xcb_window_t>& windows);

/// As Input::await_reader: by the same ping, until the deadline. Of a window that knows none it can be told at least
/// when its process is stopped.
Result<Reading> await_reader(Display& display, const WindowInfo& info, const Limits& limits);

}  // namespace offhand::platform::x11
