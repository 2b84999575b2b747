#pragma once

#include <string_view>

#include "platform/api/gesture.h"
#include "platform/api/windows.h"
#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

/// As PointerDrag::may_go_on, then on_stage.
Result<void> reach_stage(Conversation& talk, const WindowInfo& window, const PointerDrag& drag,
                         PointerDrag::Stage stage, ActionPath path);
/// Of a drag that a DropGuard met.
inline constexpr std::string_view turned_away =
    "what it carries would have been dropped into the window that lies over that point; nobody took it";

/// The same drag, which goes on only while its window is not to be moved by it (Watcher::expect_press). To be asked for
/// before the button goes down.
Result<PointerDrag> unless_it_moves_its_window(Display& display, const WindowInfo& window, const PointerDrag& drag,
                                               const Limits& limits);

/// As PointerDrag::may_go_on.
Result<void> may_go_on(const PointerDrag& drag);

}  // namespace offhand::platform::x11
