#pragma once

#include <optional>
#include <vector>

#include "platform/api/input.h"
#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

/// Sends keys in the background, as events to the window alone.
Delivery send_keys(Display& display, const WindowInfo& window, const Keys& keys, const Limits& limits);
std::optional<Delivery> refuses_sent_keys(Display& display, const WindowInfo& window, const std::vector<KeyPress>& keys,
                                          const Limits& limits);

}  // namespace offhand::platform::x11
