#pragma once

#include "platform/api/windows.h"
#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

/// What the server knows about a window, in four round trips however many properties it has. `window_not_found` when it
/// is gone.
Result<WindowReport> report_window(Conversation& talk, xcb_window_t window);

}  // namespace offhand::platform::x11
