#pragma once

#include "platform/api/gesture.h"
#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

/// Clicks, wheel steps and drags by a second master pointer (XInput 2), for windows that ignore sent events
/// (SecondPointerTraits). The application receives events of an ordinary pointer; the user's pointer, focus and windows
/// stay as they are. The pointer comes with a second keyboard (KeptKeyboards), which provides the modifiers.
///
/// A press goes to the topmost window, and window managers would raise that window. So it is hidden from them while the
/// server is grabbed (docs/design/linux-measurements.md, "A second pointer"): passive grabs of ours on the window and
/// all its ancestors catch the press before theirs, and each replays it to the next window inwards (`ReplayDevice`).
/// Windows that cover the point take no input at that one pixel meanwhile.
Delivery point_by_second_pointer(Display& display, const WindowInfo& window, const Gesture& gesture,
                                 const Limits& limits);

}  // namespace offhand::platform::x11
