#pragma once

#include <memory>

#include "platform/api/focus_synthesis.h"
#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

/// See FocusSynthesis::give_synthetic_focus(), by sent events.
Result<std::unique_ptr<SyntheticFocus>> give_synthetic_focus(std::shared_ptr<Display> display, const WindowInfo& window,
                                                             const Limits& limits);

}  // namespace offhand::platform::x11
