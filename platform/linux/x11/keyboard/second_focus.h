#pragma once

#include <xcb/xcb.h>

#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/windows/window_reader.h"

/// Corrects what window managers make of a second keyboard's focus. The user's own focus never left.
namespace offhand::platform::x11 {

/// The window manager's frame of the window, or none.
Result<xcb_window_t> frame_of(Conversation& talk, xcb_window_t window);

/// Restores the active window where `window`, or none, was taken for the active one because of the second keyboard.
void restore_active_window(Conversation& talk, const DesktopFacts& before, xcb_window_t window);

/// Notifies the root when the user's focus fell to no window while second keyboards had a focus: the server omitted
/// that event, by which window managers learn that they have to focus another window.
void notify_of_lost_focus(Conversation& talk, const DesktopFacts& before);

/// For a window that closed while it had the second keyboard's focus: metacity notices that by the window and reports
/// no active window; openbox, unless its frame was grabbed, searched for a successor, slowly and in several steps, and
/// took the user's focus along. Waits until the former state has lasted for a while.
void restore_after_closing(Conversation& talk, const DesktopFacts& before, xcb_window_t window);

}  // namespace offhand::platform::x11
