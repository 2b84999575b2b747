#pragma once

#include <string_view>

#include "platform/api/gesture.h"
#include "platform/api/windows.h"
#include "platform/linux/x11/conversation.h"

namespace offhand::platform::x11 {

/// As PointerDrag::may_go_on, then on_stage.
Result<void> reach_stage(Conversation& talk, const WindowInfo& window, const PointerDrag& drag,
                         PointerDrag::Stage stage, ActionPath path);
/// Of a drag that a DropGuard met.
inline constexpr std::string_view turned_away =
    "what it carries would have been dropped into the window that lies over that point; nobody took it";

/// As PointerDrag::may_go_on.
Result<void> may_go_on(const PointerDrag& drag);

}  // namespace offhand::platform::x11
