#include "platform/linux/x11/point_target.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>
#include <vector>

namespace offhand::platform::x11 {
namespace {

bool contains(const Bounds& bounds, ScreenPoint point) {
  return point.x >= bounds.x && point.y >= bounds.y && point.x < bounds.x + bounds.width &&
         point.y < bounds.y + bounds.height;
}

/// Menus and the like: windows of the client that no window manager manages, the topmost first.
Result<std::vector<xcb_window_t>> popups_at(Conversation& talk, const DesktopFacts& desktop, xcb_window_t owner,
                                            ScreenPoint point) {
  std::vector<xcb_window_t> candidates;
  for (auto child = desktop.root_children.rbegin(); child != desktop.root_children.rend(); ++child) {
    if (*child != owner && same_client(talk.connection().setup(), *child, owner)) candidates.push_back(*child);
  }
  OFFHAND_ASSIGN(auto windows, read_windows(talk, candidates));
  std::erase_if(windows, [&](const WindowFacts& window) { return !contains(window.visible_frame(), point); });
  OFFHAND_ASSIGN(const auto menus, menus_among(talk, std::move(windows)));
  std::vector<xcb_window_t> found;
  std::ranges::transform(menus, std::back_inserter(found), &WindowFacts::window);
  return found;
}

constexpr std::uint32_t button_events = XCB_EVENT_MASK_BUTTON_PRESS | XCB_EVENT_MASK_BUTTON_RELEASE;

/// Descends from a top-level window. Subwindows of other clients are passed over where they take no clicks (Chromium's
/// own graphics process makes such); where they do, the point is not this client's.
Result<tl::expected<PointTarget, std::string>> descend(Conversation& talk, xcb_window_t top_level, ScreenPoint point) {
  PointTarget target{.top_level = top_level, .window = top_level, .on_screen = point, .in_window = {}};
  xcb_window_t next = top_level;
  while (true) {
    auto asked = talk.ask(xcb_translate_coordinates(talk.raw(), talk.root(), next, static_cast<std::int16_t>(point.x),
                                                    static_cast<std::int16_t>(point.y)));
    OFFHAND_ASSIGN(const auto here, asked.get());
    if (!here) return tl::unexpected<std::string>("it closed meanwhile");
    target.window = next;
    target.in_window = {here->dst_x, here->dst_y};
    if (here->child == XCB_WINDOW_NONE) return target;
    if (!same_client(talk.connection().setup(), here->child, top_level)) {
      auto asked_mask = talk.ask(xcb_get_window_attributes(talk.raw(), here->child));
      OFFHAND_ASSIGN(const auto attributes, asked_mask.get());
      if (attributes && (attributes->all_event_masks & button_events) != 0)
        return tl::unexpected<std::string>("another program shows a part of itself at that point");
      return target;
    }
    next = here->child;
  }
}

}  // namespace

bool same_client(const xcb_setup_t& setup, xcb_window_t one, xcb_window_t other) {
  return (one & ~setup.resource_id_mask) == (other & ~setup.resource_id_mask);
}

ScreenPoint to_screen(const WindowFacts& window, double x, double y) {
  const Bounds frame = window.visible_frame();
  return {static_cast<int>(frame.x) + static_cast<int>(std::floor(x)),
          static_cast<int>(frame.y) + static_cast<int>(std::floor(y))};
}

Result<tl::expected<PointTarget, std::string>> find_target(Conversation& talk, const DesktopFacts& desktop,
                                                           const WindowFacts& window, ScreenPoint on_screen) {
  OFFHAND_ASSIGN(const auto popups, popups_at(talk, desktop, window.window, on_screen));
  if (!popups.empty()) return descend(talk, popups.front(), on_screen);
  return descend(talk, window.window, on_screen);
}

Result<bool> uncovered_at(Conversation& talk, const DesktopFacts& desktop, const WindowFacts& window,
                          ScreenPoint on_screen) {
  auto asked =
      talk.ask(xcb_translate_coordinates(talk.raw(), talk.root(), talk.root(), static_cast<std::int16_t>(on_screen.x),
                                         static_cast<std::int16_t>(on_screen.y)));
  OFFHAND_ASSIGN(const auto here, asked.get());
  if (!here || here->child == XCB_WINDOW_NONE) return false;
  if (same_client(talk.connection().setup(), here->child, window.window)) return true;
  // The window manager's frame around the window.
  OFFHAND_ASSIGN(const auto frame, ancestor_among(talk, window.window, desktop.root_children));
  return frame == here->child;
}

}  // namespace offhand::platform::x11
