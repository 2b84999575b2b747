#pragma once

#include <memory>

#include "platform/api/windows.h"
#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

/// Windows by EWMH, or the children of the root when no window manager runs. A window's bounds are its client area
/// without the client-side shadow; window manager decorations are not part of it, nor of its picture, and cannot be
/// clicked.
std::unique_ptr<Windows> make_windows(std::shared_ptr<Display> display);

}  // namespace offhand::platform::x11
