#pragma once

#include <memory>

#include "platform/api/platform.h"
#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

/// Windows by EWMH, or by the children of the root where no window manager runs. A window's bounds are its client area
/// without the application's own shadow; what the window manager draws around it is not part of it, as it is not part
/// of its picture and no click can be aimed at it.
/// Also their placement, the layout of the screen, and what the user has at the desk.
void add_windows(std::shared_ptr<Display> display, FacetPlaces& to);

}  // namespace offhand::platform::x11
