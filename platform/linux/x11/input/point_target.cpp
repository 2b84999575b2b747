#include "platform/linux/x11/input/point_target.h"

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

/// The client's visible windows without a window manager (override-redirect), topmost first.
Result<std::vector<xcb_window_t>> unmanaged_of(Conversation& talk, const DesktopFacts& desktop, xcb_window_t owner) {
  std::vector<std::pair<xcb_window_t, Pending<xcb_get_window_attributes_reply_t>>> asked;
  for (auto child = desktop.root_children.rbegin(); child != desktop.root_children.rend(); ++child) {
    if (*child == owner || !same_client(talk.connection().setup(), *child, owner)) continue;
    asked.emplace_back(*child, talk.ask(xcb_get_window_attributes(talk.raw(), *child)));
  }
  std::vector<xcb_window_t> shown;
  for (auto& [window, pending] : asked) {
    OFFHAND_ASSIGN(const auto is, pending.get());
    if (is && is->map_state == XCB_MAP_STATE_VIEWABLE && is->override_redirect != 0) shown.push_back(window);
  }
  return shown;
}

/// Menus and similar popups, topmost first.
Result<std::vector<xcb_window_t>> popups_at(Conversation& talk, const DesktopFacts& desktop, xcb_window_t owner,
                                            ScreenPoint point) {
  OFFHAND_ASSIGN(const auto shown, unmanaged_of(talk, desktop, owner));
  OFFHAND_ASSIGN(auto windows, read_windows(talk, shown));
  std::erase_if(windows, [&](const WindowFacts& window) { return !contains(window.visible_frame(), point); });
  OFFHAND_ASSIGN(const auto menus, menus_among(talk, std::move(windows)));
  std::vector<xcb_window_t> found;
  std::ranges::transform(menus, std::back_inserter(found), &WindowFacts::window);
  return found;
}

constexpr std::uint32_t button_events = XCB_EVENT_MASK_BUTTON_PRESS | XCB_EVENT_MASK_BUTTON_RELEASE;

using PendingPlace = Pending<xcb_translate_coordinates_reply_t>;

/// Translates a point of one window to another, and finds the child of the latter at that point.
PendingPlace ask_place(Conversation& talk, xcb_window_t from, ScreenPoint point, xcb_window_t to) {
  return talk.ask(xcb_translate_coordinates(talk.raw(), from, to, static_cast<std::int16_t>(point.x),
                                            static_cast<std::int16_t>(point.y)));
}

/// Descends from a top-level window through its children, starting with a translation that was requested already. It
/// does not start at the root, because it would miss a window that is moving (openbox animates minimising). Child
/// windows of other clients are skipped where they take no clicks (Chromium's graphics process creates such); where
/// they do, the point belongs to the other client.
Result<tl::expected<PointTarget, std::string>> descend(Conversation& talk, xcb_window_t top_level, ScreenPoint point,
                                                       PendingPlace asked) {
  PointTarget target{.top_level = top_level, .window = top_level, .on_screen = point, .in_window = {}};
  auto here = asked.get();
  for (xcb_window_t next = top_level;; here = ask_place(talk, target.window, target.in_window, next).get()) {
    if (!here) return fail(std::move(here).error());
    const auto& place = *here;
    if (!place) return tl::unexpected<std::string>("it closed meanwhile");
    target.window = next;
    target.in_window = {place->dst_x, place->dst_y};
    if (place->child == XCB_WINDOW_NONE) return target;
    if (!same_client(talk.connection().setup(), place->child, top_level)) {
      auto asked_mask = talk.ask(xcb_get_window_attributes(talk.raw(), place->child));
      OFFHAND_ASSIGN(const auto attributes, asked_mask.get());
      if (attributes && (attributes->all_event_masks & button_events) != 0)
        return tl::unexpected<std::string>("another program shows a part of itself at that point");
      return target;
    }
    next = place->child;
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
  const ScreenPoint inside{on_screen.x - static_cast<int>(window.geometry.x),
                           on_screen.y - static_cast<int>(window.geometry.y)};
  auto asked_place = ask_place(talk, window.window, inside, window.window);
  auto asked_screen = ask_place(talk, window.window, inside, talk.root());
  OFFHAND_ASSIGN(const auto popups, popups_at(talk, desktop, window.window, on_screen));
  if (!popups.empty())
    return descend(talk, popups.front(), on_screen, ask_place(talk, talk.root(), on_screen, popups.front()));
  OFFHAND_ASSIGN(const auto now, asked_screen.get());
  if (now) on_screen = {now->dst_x, now->dst_y};
  return descend(talk, window.window, on_screen, std::move(asked_place));
}

Result<bool> uncovered_at(Conversation& talk, const DesktopFacts& desktop, const WindowFacts& window,
                          ScreenPoint on_screen) {
  auto asked = ask_place(talk, talk.root(), on_screen, talk.root());
  OFFHAND_ASSIGN(const auto here, asked.get());
  if (!here || here->child == XCB_WINDOW_NONE) return false;
  if (same_client(talk.connection().setup(), here->child, window.window)) return true;
  // The window manager's frame around the window.
  OFFHAND_ASSIGN(const auto frame, ancestor_among(talk, window.window, desktop.root_children));
  return frame == here->child;
}

}  // namespace offhand::platform::x11
