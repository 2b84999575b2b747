#pragma once

#include <memory>
#include <string>

#include "codegen/runtime/error.h"
#include "platform/api/screen.h"

namespace offhand::platform::x11 {

/// Films a display with ffmpeg, which ends with this process in any case. Returns once pictures are written.
/// `missing_package`, `action_failed` with ffmpeg's message.
Result<std::unique_ptr<Film>> film_display(const std::string& display, const std::string& path, const Limits& limits);

}  // namespace offhand::platform::x11
