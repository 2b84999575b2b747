#pragma once

#include <memory>

#include "platform/api/platform.h"
#include "platform/linux/x11/connection/display.h"

namespace offhand::platform::x11 {

/// In the background: core events sent to the application alone, see SentEvents. In the foreground: XTEST.
/// Also grabs, and what applications are made to believe of the focus.
void add_input(std::shared_ptr<Display> display, FacetPlaces& to);

}  // namespace offhand::platform::x11
