#pragma once

#include <string>
#include <vector>

#include "platform/api/gesture.h"
#include "platform/web_desk/desk_tab.h"

namespace offhand::platform::web_desk {

/// The protocol's bits for modifiers.
int modifier_bits(const Modifiers& modifiers);
/// Presses keys one after another on what has the focus of a page.
Result<void> send_keys(DeskTab& tab, const std::vector<KeyPress>& keys, const Limits& limits);

}  // namespace offhand::platform::web_desk
