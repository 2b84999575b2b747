#pragma once

#include "platform/api/gesture.h"
#include "platform/api/windows.h"
#include "platform/linux/x11/conversation.h"

namespace offhand::platform::x11 {

/// As PointerDrag::may_go_on, then on_stage.
Result<void> reach_stage(Conversation& talk, const WindowInfo& window, const PointerDrag& drag,
                         PointerDrag::Stage stage, ActionPath path);
/// As PointerDrag::may_go_on.
Result<void> may_go_on(const PointerDrag& drag);

}  // namespace offhand::platform::x11
