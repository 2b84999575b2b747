#pragma once

#include <cstdint>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"

namespace offhand::platform {

/// Implemented by Windows of a system on which the surface behind all windows, with its icons, is a window, too.
class DesktopSurface {
 public:
  virtual ~DesktopSurface() = default;
  /// Those of the listed windows that are a surface: one for each monitor, or one for all; none where nobody draws any.
  virtual Result<std::vector<std::int64_t>> surfaces(const Limits& limits) = 0;
};

/// Implemented by a ScreenLayout that knows how large applications are told to draw.
class ScreenScale {
 public:
  virtual ~ScreenScale() = default;
  /// Physical pixels for one of the desktop's: 2 where everything is drawn twice as large.
  virtual Result<double> scale(const Limits& limits) = 0;
};

}  // namespace offhand::platform
