#pragma once

#include <memory>

#include "platform/api/screen.h"
#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

/// Pictures by XComposite and MIT-SHM.
std::unique_ptr<Screen> make_screen(std::shared_ptr<Display> display);

}  // namespace offhand::platform::x11
