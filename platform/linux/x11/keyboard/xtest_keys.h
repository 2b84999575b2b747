#pragma once

#include <chrono>
#include <optional>
#include <vector>

#include "platform/api/input.h"
#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

/// Types keys in the foreground by XTEST, as long as the window has the focus; for the screen (`window_id` 0), as long
/// as no window has it.
Delivery xtest_type(Display& display, const WindowInfo& window, const std::vector<KeyPress>& keys,
                    std::chrono::milliseconds delay, const Limits& limits);
std::optional<Delivery> refuses_xtest_keys(Display& display, const WindowInfo& window,
                                           const std::vector<KeyPress>& keys, const Limits& limits);

}  // namespace offhand::platform::x11
