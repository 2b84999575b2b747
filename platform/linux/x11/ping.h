#pragma once

#include <xcb/xcb.h>

#include "platform/linux/x11/conversation.h"

namespace offhand::platform::x11 {

enum class Answer { came, none, window_gone };

/// Waits until the application has read all events so far, by the ping that window managers use. One that knows no ping
/// is given a moment instead. What was sent may have closed the window.
Result<Answer> wait_for_answer(Conversation& talk, xcb_window_t window);

}  // namespace offhand::platform::x11
