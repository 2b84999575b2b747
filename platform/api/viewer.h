#pragma once

#include <chrono>

#include "codegen/runtime/error.h"
#include "platform/api/screen.h"

namespace offhand::platform {

/// A window on somebody's desktop that shows them pictures. Time is this machine's: there need be no platform.
class Viewer {
 public:
  virtual ~Viewer() = default;
  /// The largest picture that there is room for.
  struct Room {
    int width = 0;
    int height = 0;
  };
  virtual Room room() const = 0;
  /// Shows this in place of what it showed. The first picture opens the window, which keeps its size.
  virtual Result<void> show(const Picture& picture, std::chrono::milliseconds timeout) = 0;
  /// Waits so long for somebody to close the window; whether they did.
  virtual Result<bool> closed(std::chrono::milliseconds timeout) = 0;

  /// What has come to the window since it opened.
  struct Heard {
    int clicks = 0;
    int keys = 0;
  };
  /// Waits so long for at least this much; how much it was.
  virtual Result<Heard> heard(const Heard& awaited, std::chrono::milliseconds timeout) = 0;
};

}  // namespace offhand::platform
