#include "platform/linux/x11/windows/shadows.h"

namespace offhand::platform::x11 {

void Shadows::see(WindowFacts& window) {
  const bool has_shadow = window.extents != FrameExtents{};
  const std::lock_guard lock(mutex_);
  if (window.viewable && !window.hidden) {
    if (has_shadow) {
      shown_[window.window] = {window.extents, window.geometry.width, window.geometry.height};
    } else {
      shown_.erase(window.window);
    }
    return;
  }
  const auto found = shown_.find(window.window);
  if (has_shadow || found == shown_.end()) return;
  const auto& [extents, width, height] = found->second;
  window.extents = extents;
  const int across = extents.left + extents.right;
  const int down = extents.top + extents.bottom;
  auto& geometry = window.geometry;
  if (geometry.width != width - across || geometry.height != height - down) return;
  geometry = {.x = geometry.x - extents.left, .y = geometry.y - extents.top, .width = width, .height = height};
}

}  // namespace offhand::platform::x11
