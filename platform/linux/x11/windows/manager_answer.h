#pragma once

#include <chrono>

#include "codegen/runtime/error.h"
#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

/// Waits until the window manager has handled all earlier requests and events: asks it to move a window of ours. The
/// server redirects that request to the window manager, which grants it for windows that it does not manage. It handles
/// events in order, so earlier focus events and requests are handled by then. False: it did not answer in time.
Result<bool> await_window_manager(Conversation& talk, std::chrono::milliseconds timeout);

}  // namespace offhand::platform::x11
