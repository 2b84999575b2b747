#pragma once

#include "platform/api/gesture.h"
#include "platform/api/windows.h"
#include "platform/linux/x11/conversation.h"

namespace offhand::platform::x11 {

/// As PointerDrag::on_stage.
void tell_stage(Conversation& talk, const WindowInfo& window, const PointerDrag& drag, PointerDrag::Stage stage,
                ActionPath path);

}  // namespace offhand::platform::x11
