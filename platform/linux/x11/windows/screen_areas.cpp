#include "platform/linux/x11/windows/screen_areas.h"

#include <map>
#include <utility>

namespace offhand::platform::x11 {

Result<std::vector<WindowFacts>> areas_of(Conversation& talk, const DesktopAndWindows& all) {
  OFFHAND_ASSIGN(auto on_root, read_windows(talk, all.desktop.root_children));
  std::map<xcb_window_t, const WindowFacts*> framed;
  for (const WindowFacts& window : all.windows) {
    if (window.hidden) continue;
    OFFHAND_ASSIGN(const auto frame, ancestor_among(talk, window.window, all.desktop.root_children));
    framed[frame] = &window;
  }
  std::vector<WindowFacts> areas;
  for (auto place = on_root.rbegin(); place != on_root.rend(); ++place) {
    if (!place->viewable) continue;
    const auto known = framed.find(place->window);
    if (known == framed.end()) {
      if (place->override_redirect) areas.push_back(std::move(*place));
      continue;
    }
    auto area = *known->second;
    // A window that draws its own frame says where its shadow begins.
    if (area.extents == FrameExtents()) area.geometry = place->geometry;
    areas.push_back(std::move(area));
  }
  return areas;
}

}  // namespace offhand::platform::x11
