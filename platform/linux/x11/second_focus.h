#pragma once

#include <xcb/xcb.h>

#include "platform/linux/x11/conversation.h"
#include "platform/linux/x11/window_reader.h"

/// What window managers make of a second keyboard's focus, put right. The person's own focus never went.
namespace offhand::platform::x11 {

/// What the window manager has put around the window, or none.
Result<xcb_window_t> frame_of(Conversation& talk, xcb_window_t window);

/// Where `window`, or none, was taken for the active window because of the second keyboard.
void put_active_window_back(Conversation& talk, const DesktopFacts& before, xcb_window_t window);

/// A window that went while it had the second keyboard's focus: openbox, as long as its frame was not held, looked for
/// a successor, at its own pace and in several steps, and took the user's focus along. Kept for window managers that
/// put no frame around it or look elsewhere than at that; none was measured. Waits until all has been as before for a
/// while.
void put_desk_back_after_closing(Conversation& talk, const DesktopFacts& before, xcb_window_t window);

}  // namespace offhand::platform::x11
