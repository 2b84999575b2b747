#pragma once

#include <vector>

#include "platform/api/screen_layout.h"
#include "platform/api/windows.h"
#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

/// The monitors by RandR 1.5, from left to right; empty when the server does not support it.
Result<std::vector<Monitor>> read_monitors(Conversation& talk);

/// By the resource Xft.dpi, which desktops set and toolkits follow: 96 dots per inch are a scale of 1.
Result<double> read_scale(Conversation& talk);

}  // namespace offhand::platform::x11
