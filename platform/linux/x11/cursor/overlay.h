#pragma once

#include <memory>

#include "platform/api/overlay.h"
#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

std::unique_ptr<Overlay> make_overlay(std::shared_ptr<Display> display);

}  // namespace offhand::platform::x11
