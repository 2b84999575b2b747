#pragma once

#include <memory>

#include "codegen/runtime/error.h"
#include "platform/api/platform.h"

namespace offhand::platform {

/// X11 for windows, pictures and input, AT-SPI for trees, the process table for applications. Errors as platform::open.
Result<std::unique_ptr<Platform>> open_linux(EventSink& sink);

}  // namespace offhand::platform
