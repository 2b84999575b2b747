#pragma once

#include <xcb/xcb.h>

#include <chrono>
#include <cstdint>
#include <vector>

#include "platform/api/input.h"
#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

enum class Answer { came, none, window_gone };

/// Halted by a signal or a debugger.
bool is_stopped(std::int64_t pid);

Result<bool> knows_ping(Conversation& talk, xcb_window_t window);

/// Waits until the application has read all events so far, by the ping that window managers use. One that knows no ping
/// is given a moment instead. What was sent may have closed the window.
Result<Answer> wait_for_answer(Conversation& talk, xcb_window_t window);

/// The same until the application has done what the events made it do as well, where it does that in its main loop: a
/// second ping is answered in a later turn of that loop, and more are sent until its process `pid` was found waiting
/// behind two in a row. `now`: the server's time, as it was told just now.
Result<Answer> wait_until_done(Conversation& talk, xcb_window_t window, std::int64_t pid, xcb_timestamp_t now);

/// The same where it matters that what was sent was understood as well. Of one that knows no ping its process tells:
/// `came` once it waits for something to do.
Result<Answer> wait_until_read(Conversation& talk, xcb_window_t window);

/// Whether all of these windows have read all events so far, or are gone; those that know no ping are taken to have.
Result<bool> all_answer(Conversation& talk, const std::vector<xcb_window_t>& windows,
                        std::chrono::milliseconds timeout);

/// As Input::send_ping: by the same ping, until the deadline. Of a window that knows none it can be told at least when
/// its process is stopped.
Result<std::unique_ptr<Ping>> send_ping(Display& display, const WindowInfo& info, const Limits& limits);

}  // namespace offhand::platform::x11
