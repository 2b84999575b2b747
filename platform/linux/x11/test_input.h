#pragma once

#include <chrono>
#include <optional>
#include <vector>

#include "platform/api/input.h"
#include "platform/linux/x11/display.h"

namespace offhand::platform::x11 {

/// The foreground half of Input, by XTEST: the server treats what is sent as if the user did it.
Delivery click_visibly(Display& display, const WindowInfo& window, const PointerClick& click, const Limits& limits);
Delivery click_on_screen(Display& display, const PointerClick& click, const Limits& limits);
Delivery type_visibly(Display& display, const WindowInfo& window, const std::vector<KeyPress>& keys,
                      std::chrono::milliseconds delay, const Limits& limits);
std::optional<Delivery> refuses_visible_keys(Display& display, const WindowInfo& window,
                                             const std::vector<KeyPress>& keys, const Limits& limits);

}  // namespace offhand::platform::x11
