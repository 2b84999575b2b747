#pragma once

#include <xcb/xcb.h>

#include <map>
#include <mutex>

#include "platform/linux/x11/windows/window_reader.h"

namespace offhand::platform::x11 {

/// The client-side shadows (frame extents) as they were when the windows were last shown. Chromium removes its extents
/// while its window is hidden, whereupon kwin shrinks the window, but does not lay out its content again: its nodes are
/// reported at their old coordinates, as in earlier pictures. Points of that window are converted likewise.
class Shadows {
 public:
  /// Stores the extents of a shown window, and restores them for a hidden one.
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
