#pragma once

#include <vector>

#include "platform/api/examination.h"
#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

/// Examines the kind of session, second keyboards and the compositor. Changes nothing.
Result<std::vector<Circumstance>> examine_display(Display& display, const Limits& limits);

}  // namespace offhand::platform::x11
