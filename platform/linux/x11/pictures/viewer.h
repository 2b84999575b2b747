#pragma once

#include <memory>
#include <string>

#include "platform/api/viewer.h"

namespace offhand::platform::x11 {

/// Opens on the display named by DISPLAY. Errors as platform::open.
Result<std::unique_ptr<Viewer>> open_viewer(const std::string& title, std::chrono::milliseconds timeout);

}  // namespace offhand::platform::x11
