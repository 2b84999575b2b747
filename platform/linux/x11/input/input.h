#pragma once

#include <memory>

#include "platform/api/input.h"
#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

/// In the background: core events sent to the application alone, see SentEvents. In the foreground: XTEST.
std::unique_ptr<Input> make_input(std::shared_ptr<Display> display);

}  // namespace offhand::platform::x11
