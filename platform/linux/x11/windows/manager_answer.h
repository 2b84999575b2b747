#pragma once

#include <chrono>

#include "codegen/runtime/error.h"
#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

/// Waits until the window manager has done what it was told and asked before: a window of ours is to move, which the
/// server leaves to the window manager, and which those grant that manage no such window. They read one thing after the
/// other, so what they are still to make of a focus or a request is done by then. False: there was no answer by then.
Result<bool> await_window_manager(Conversation& talk, std::chrono::milliseconds timeout);

}  // namespace offhand::platform::x11
