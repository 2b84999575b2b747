#pragma once

#include <xcb/xcb.h>

#include <chrono>
#include <cstdint>
#include <vector>

#include "platform/api/input.h"
#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

enum class Answer { came, none, window_gone };

/// Whether the process is stopped by a signal or a debugger.
bool is_stopped(std::int64_t pid);

Result<bool> knows_ping(Conversation& talk, xcb_window_t window);

/// Waits until the application has read all events so far, using _NET_WM_PING. An application without ping support is
/// given a short pause instead. The events may have closed the window.
Result<Answer> wait_for_answer(Conversation& talk, xcb_window_t window);

/// The same, and until the application has handled the events, if it does so in its main loop: a second ping is
/// answered in a later iteration of that loop, and more are sent until its process `pid` was found waiting after two in
/// a row. `now`: the server's current time.
Result<Answer> wait_until_done(Conversation& talk, xcb_window_t window, std::int64_t pid, xcb_timestamp_t now);

/// The same where the events must also have been interpreted. Without ping support the process state decides: `came`
/// once it waits for work.
Result<Answer> wait_until_read(Conversation& talk, xcb_window_t window);

/// Whether all these windows have read all events so far or are gone; windows without ping support count as answered.
Result<bool> all_answer(Conversation& talk, const std::vector<xcb_window_t>& windows,
                        std::chrono::milliseconds timeout);

/// As Input::send_ping, until the deadline. Without ping support only a stopped process can be recognised.
Result<std::unique_ptr<Ping>> send_ping(Display& display, const WindowInfo& info, const Limits& limits);

}  // namespace offhand::platform::x11
