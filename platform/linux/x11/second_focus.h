#pragma once

#include <xcb/xcb.h>

#include "platform/linux/x11/conversation.h"
#include "platform/linux/x11/window_reader.h"

/// What window managers make of a second keyboard's focus, put right. The person's own focus never went.
namespace offhand::platform::x11 {

/// What the window manager has put around the window, or none.
Result<xcb_window_t> frame_of(Conversation& talk, xcb_window_t window);

/// metacity takes it for the loss of the person's focus that the root window is told of: another keyboard's comes into
/// a window from nowhere. It calls no window the active one then, and learns of nothing that would correct it, for
/// nothing changed. So it is told once more where the person's focus is, by an event to the frame, which nobody else
/// hears.
void tell_of_focus(Conversation& talk, const DesktopFacts& before);

enum class PutBack { not_needed, by_telling, by_asking };
/// Where `window`, or none, was taken for the active window because of the second keyboard.
PutBack put_active_window_back(Conversation& talk, const DesktopFacts& before, xcb_window_t window);

/// A window that went while it had the second keyboard's focus: openbox, as long as its frame was not held, looked for
/// a successor, at its own pace and in several steps, and took the user's focus along. Kept for window managers that
/// put no frame around it or look elsewhere than at that; none was measured. Waits until all has been as before for a
/// while.
void put_desk_back_after_closing(Conversation& talk, const DesktopFacts& before, xcb_window_t window);

}  // namespace offhand::platform::x11
