#pragma once

#include <memory>

#include "platform/api/clipboard.h"
#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

std::unique_ptr<Clipboard> make_clipboard(std::shared_ptr<Display> display);

}  // namespace offhand::platform::x11
