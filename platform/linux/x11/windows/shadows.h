#pragma once

#include <xcb/xcb.h>

#include <map>
#include <mutex>

#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {

/// The shadows that applications draw themselves, as they were when their windows showed last. Chromium takes its off
/// while its window does not show, upon which kwin makes the window smaller, and lays nothing out anew: its parts are
/// told where they lay, and a picture of before has them there. So do points of that window.
class Shadows {
 public:
  /// Remembers that of a window that shows, and puts it back on one that does not.
  void see(WindowFacts& window);

 private:
  struct Shown {
    FrameExtents extents;
    std::int64_t width = 0;
    std::int64_t height = 0;
  };

  std::mutex mutex_;
  std::map<xcb_window_t, Shown> shown_;
};

}  // namespace offhand::platform::x11
