#pragma once

#include <chrono>
#include <optional>

#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

/// How long the server's first pointer and keyboard, which are the user's, have been idle: the counters DEVICEIDLETIME
/// 2 and 3 of the SYNC extension. A second keyboard has its own counters. Empty without the extension.
Result<std::optional<std::chrono::milliseconds>> user_idle(Conversation& talk);

}  // namespace offhand::platform::x11
