#pragma once

#include <string_view>

#include "platform/api/gesture.h"
#include "platform/api/windows.h"
#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

/// Waits for the application, calls PointerDrag::may_go_on, then on_stage.
Result<void> reach_stage(Conversation& talk, const WindowInfo& window, const PointerDrag& drag,
                         PointerDrag::Stage stage, ActionPath path);
/// For a drag whose drop a DropGuard refused.
inline constexpr std::string_view turned_away =
    "what it carries would have been dropped into the window that lies over that point; nobody took it";

/// The same drag, which stops when the application asks the window manager to move its window (Watcher::expect_press).
/// To be made before the button is pressed.
Result<PointerDrag> unless_it_moves_its_window(Display& display, const WindowInfo& window, const PointerDrag& drag,
                                               const Limits& limits);

/// Calls PointerDrag::may_go_on.
Result<void> may_go_on(const PointerDrag& drag);

}  // namespace offhand::platform::x11
