#pragma once

#include <xcb/xcb.h>

#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/windows/window_reader.h"

/// What window managers make of a second keyboard's focus, put right. The user's own focus never went.
namespace offhand::platform::x11 {

/// What the window manager has put around the window, or none.
Result<xcb_window_t> frame_of(Conversation& talk, xcb_window_t window);

/// Where `window`, or none, was taken for the active window because of the second keyboard.
void put_active_window_back(Conversation& talk, const DesktopFacts& before, xcb_window_t window);

/// A user's focus that fell to nobody while keyboards of ours were somewhere: the server did not tell the root of it,
/// by which window managers learn that they are to give it to another window. So they are told now.
void tell_of_nobodys_focus(Conversation& talk, const DesktopFacts& before);

/// A window that went while it had the second keyboard's focus: metacity hears that by the window, and calls none the
/// active one; openbox, as long as its frame was not held, looked for a successor, at its own pace and in several
/// steps, and took the user's focus along. Waits until all has been as before for a while.
void put_desk_back_after_closing(Conversation& talk, const DesktopFacts& before, xcb_window_t window);

}  // namespace offhand::platform::x11
