#pragma once

#include <vector>

#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {

/// What shows on the screen, front to back: the windows that are listed, each with the frame that its window manager
/// draws around it, and every override-redirect window.
Result<std::vector<WindowFacts>> areas_of(Conversation& talk, const DesktopAndWindows& all);

}  // namespace offhand::platform::x11
