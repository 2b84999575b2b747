#pragma once

#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/windows.h"
#include "platform/linux/x11/conversation.h"

namespace offhand::platform::x11 {

/// Tells each of `infos` which modal dialog keeps it from taking input, if any. `stacking`: all top-level windows,
/// bottom to top. One round trip.
///
/// A dialog is modal by _NET_WM_STATE_MODAL. It blocks the window that it is transient for, and those which that one is
/// transient for; without such a window, or with the root, all of its client (EWMH 1.5, _NET_WM_STATE).
Result<void> find_blockers(Conversation& talk, const std::vector<xcb_window_t>& stacking,
                           std::vector<WindowInfo>& infos);

}  // namespace offhand::platform::x11
