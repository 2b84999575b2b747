#pragma once

#include <xcb/xinput.h>

#include <cstdint>

#include "platform/linux/x11/connection/connection.h"
#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

/// Identifies a key event at which the server froze the keyboard.
struct CaughtKey {
  xcb_timestamp_t time = 0;
  xcb_window_t window = XCB_NONE;
};

/// From now on a key of the user's keyboard for this window, or for one inside it, freezes that keyboard and is
/// reported to us alone. Keys of second keyboards and sent events reach the window as before.
void grab_keys(Connection& connection, xcb_window_t window);
void ungrab_keys(Connection& connection, xcb_window_t window);

/// Grabs the user's keyboard as a whole, frozen: keys wait in the server and are delivered again after the ungrab or
/// the end of this client. Not a passive grab by key: while one is active, the server puts the modifiers of the user's
/// keyboard into the core events of every keyboard. The grab window is the root, as for window managers: then the
/// focused window gets only a FocusOut by the grab and a FocusIn by its end. A grab by the focused window itself would
/// send both at either end, and kwin takes a focus that leaves with the end of a grab for lost. False: another client
/// has a grab already.
Result<bool> grab_keyboard(Conversation& talk);
/// Returns the request's sequence number, which the resulting events carry.
std::uint32_t ungrab_keyboard(Connection& connection);

/// Thaws the keyboard. The key is delivered again, to the window that has the focus by then.
void replay_key(Connection& connection, const CaughtKey& key);

/// Returns the request's sequence number, which an error carries when the window is not viewable.
std::uint32_t set_focus(Connection& connection, xcb_window_t window);

}  // namespace offhand::platform::x11
