#pragma once

#include <xcb/xinput.h>

#include <cstdint>

#include "platform/linux/x11/connection.h"

namespace offhand::platform::x11 {

/// By which the server knows a key that it froze the keyboard at.
struct CaughtKey {
  xcb_timestamp_t time = 0;
  xcb_window_t window = XCB_NONE;
};

/// From now on a key of the person's keyboard that would go to this window, or to one inside it, freezes that keyboard
/// and is told to us alone. Keys of a second keyboard, and those that are sent as events, go there as before.
void grab_keys(Connection& connection, xcb_window_t window);
void ungrab_keys(Connection& connection, xcb_window_t window);

/// Thaws the keyboard. The key comes anew, to the window that has the focus by then.
void replay_key(Connection& connection, const CaughtKey& key);

/// Answers with the number of the request, which comes back with an error where the window does not show.
std::uint32_t give_focus(Connection& connection, xcb_window_t window);

}  // namespace offhand::platform::x11
