#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/examination.h"
#include "platform/api/platform.h"

namespace offhand::platform {

/// X11 for windows, pictures and input, AT-SPI for trees, the process table for applications. Errors as platform::open.
Result<std::unique_ptr<Platform>> open_linux(EventSink& sink);
/// See platform::examine.
Result<std::vector<Circumstance>> examine_linux(std::chrono::milliseconds timeout);
/// See SystemBackend::run_as_helper.
std::optional<int> run_as_linux_helper(int argc, char** argv);

}  // namespace offhand::platform
