#pragma once

#include "platform/api/gesture.h"
#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

/// Clicks, turns of the wheel and drags by a master pointer of our own (XInput 2), for windows that do not take them
/// where they were sent (SecondPointerTraits). To the application they are events of a pointer as any other; the
/// user's pointer, focus and windows stay as they are. It comes with a second keyboard (KeptKeyboards), whose
/// modifiers it has.
///
/// A press goes to whatever lies on top, and window managers would take it for the wish to have that window in front.
/// So it is hidden from them, while the server serves nobody else (docs/design/linux-measurements.md, "A second
/// pointer"): passive grabs of ours on the window and on all around it catch it before theirs do, and each hands it on
/// to the next one further inside (`ReplayDevice`); and what covers the window there takes no input at that one pixel
/// meanwhile.
Delivery point_by_second_pointer(Display& display, const WindowInfo& window, const Gesture& gesture,
                                 const Limits& limits);

}  // namespace offhand::platform::x11
