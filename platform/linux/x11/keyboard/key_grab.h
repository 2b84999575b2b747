#pragma once

#include <xcb/xinput.h>

#include <cstdint>

#include "platform/linux/x11/connection/connection.h"
#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

/// By which the server knows a key that it froze the keyboard at.
struct CaughtKey {
  xcb_timestamp_t time = 0;
  xcb_window_t window = XCB_NONE;
};

/// From now on a key of the user's keyboard that would go to this window, or to one inside it, freezes that keyboard
/// and is told to us alone. Keys of a second keyboard, and those that are sent as events, go there as before.
void grab_keys(Connection& connection, xcb_window_t window);
void ungrab_keys(Connection& connection, xcb_window_t window);

/// The user's keyboard as a whole: what is typed waits in the server from here on, and comes anew once it is let go,
/// or this client ended. No grab by a key: while one holds, the server gives the core events of every keyboard the
/// modifiers of the user's. By the root window, as window managers do it themselves: the window with the focus is
/// told that it went with the grab and comes with its end, and nothing else. A grab by that window would have it told
/// of both at either end, and kwin takes a focus that goes with the end of a grab for lost. False: it is held already.
Result<bool> hold_keyboard(Conversation& talk);
/// Answers with the number of the request, which events bear that tell of it.
std::uint32_t let_keyboard_go(Connection& connection);

/// Thaws the keyboard. The key comes anew, to the window that has the focus by then.
void replay_key(Connection& connection, const CaughtKey& key);

/// Answers with the number of the request, which comes back with an error where the window does not show.
std::uint32_t give_focus(Connection& connection, xcb_window_t window);

}  // namespace offhand::platform::x11
