#pragma once

#include <vector>

#include "platform/api/screen_layout.h"
#include "platform/api/windows.h"
#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

/// The monitors by RandR 1.5, from left to right; empty when the server does not support it.
Result<std::vector<Monitor>> read_monitors(Conversation& talk);

}  // namespace offhand::platform::x11
