#include "impl/target/resolver.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>
#include <vector>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "impl/session/captures.h"
#include "platform/api/cache_counts.h"

namespace offhand {
namespace {

bool contains(const Bounds& area, double x, double y) {
  return x >= static_cast<double>(area.x) && y >= static_cast<double>(area.y) &&
         x < static_cast<double>(area.x + area.width) && y < static_cast<double>(area.y + area.height);
}

Error unknown_token(const address::ElementByToken& element, std::optional<std::int64_t> window_id) {
  return errors::unknown_element(
      {.element = fmt::format("The element of token {}", element.token), .window_id = window_id});
}

/// The element of a token as the session was last shown it, and its window.
Result<std::pair<SnapshotElement, std::int64_t>> shown(const Scope& scope, const Perception& perception,
                                                       const address::ElementByToken& element) {
  const auto parts = Perception::parse_token(element.token);
  if (!parts) return fail(unknown_token(element, std::nullopt));
  if (element.index && *element.index != parts->index) {
    return fail(
        errors::elements_differ({.element_index = *element.index, .element_token = std::string(element.token)}));
  }
  if (element.in.window && *element.in.window != parts->window_id) {
    return fail(unknown_token(element, element.in.window));
  }
  if (parts->boot_id != perception.boot_id()) {
    return fail(errors::stale_element({.element = fmt::format("The element of token {}", element.token),
                                       .window_id = parts->window_id,
                                       .reason = "the token is from another run of offhand",
                                       .candidates = std::nullopt}));
  }
  auto seen = scope.session.last_shown(parts->window_id, parts->index);
  platform::cache_counts().count(CacheName::snapshots, seen.has_value());
  if (!seen) return fail(unknown_token(element, parts->window_id));
  return std::pair(*std::move(seen), parts->window_id);
}

/// The schema sees to it that an index comes with its window.
Result<std::pair<SnapshotElement, std::int64_t>> shown(const Scope& scope, const address::ElementByIndex& element) {
  const auto window_id = *element.in.window;
  auto seen = scope.session.in_latest(window_id, element.index);
  platform::cache_counts().count(CacheName::snapshots, seen.has_value());
  if (!seen && !scope.session.has_seen(window_id)) return fail(errors::no_snapshot({.window_id = window_id}));
  if (!seen)
    return fail(errors::unknown_element({.element = fmt::format("Element {}", element.index), .window_id = window_id}));
  return std::pair(*std::move(seen), window_id);
}

/// The picture to which a caller's points of a window refer.
Result<PictureFrame> frame_of(const Scope& scope, std::int64_t window_id, bool from_zoom) {
  if (!from_zoom) return scope.session.picture(window_id);
  if (const auto zoom = scope.session.zoom(window_id)) return *zoom;
  return fail(errors::no_zoom_picture({.window_id = window_id}));
}

/// Reports sizes in the caller's own scale.
Error outside(const PictureFrame& frame, const Bounds& whole, double x, double y, const std::string& what,
              std::optional<std::int64_t> window_id) {
  const auto seen = [&](std::int64_t length) {
    return std::llround(static_cast<double>(length) * frame.picture_pixels_per_window_pixel);
  };
  return errors::point_outside(
      {.x = x, .y = y, .what = what, .window_id = window_id, .width = seen(whole.width), .height = seen(whole.height)});
}

/// Whether the picture of a part of the window shows the point.
bool shows(const PictureFrame& frame, const PictureFrame::Point& at) {
  if (!frame.part) return true;
  return at.x >= frame.left && at.y >= frame.top && at.x < frame.left + frame.part->width &&
         at.y < frame.top + frame.part->height;
}

/// Converts a point of a picture to pixels of the window or screen, which has the size `whole`.
Result<PointTarget> point_in(const PictureFrame& frame, const Bounds& whole, double x, double y,
                             const std::string& what, std::optional<std::int64_t> window_id) {
  const auto at = frame.in_window(x, y);
  if (!shows(frame, at)) {
    const Bounds part{0, 0, std::llround(frame.part->width), std::llround(frame.part->height)};
    return fail(outside(frame, part, x, y, "the zoomed picture of " + what, window_id));
  }
  if (at.x >= 0 && at.y >= 0 && at.x < static_cast<double>(whole.width) && at.y < static_cast<double>(whole.height))
    return PointTarget{at.x, at.y};
  return fail(outside(frame, whole, x, y, what, window_id));
}

Result<PointTarget> point_in(const Scope& scope, const platform::WindowInfo& window, double x, double y,
                             bool from_zoom) {
  OFFHAND_ASSIGN(const auto frame, frame_of(scope, window.window_id, from_zoom));
  return point_in(frame, window.bounds, x, y, fmt::format("window {}", window.window_id), window.window_id);
}

}  // namespace

namespace {}  // namespace

Result<platform::WindowInfo> Resolver::choose_window(const address::Window& named) const {
  auto pid = named.process;
  const auto& window_id = named.window;
  std::string app;
  if (!named.application.empty()) {
    OFFHAND_ASSIGN(const auto connection, connected_application(scope_, named.application, rules_.connecting));
    pid = connection.pid;
    app = connection.name;
  }
  if (window_id) {
    OFFHAND_ASSIGN(auto window, scope_.platform.windows().describe(*window_id, scope_.limits));
    if (pid && window.pid != *pid) {
      return fail(errors::window_owner_mismatch({.window_id = *window_id, .owner_pid = window.pid, .pid = *pid}));
    }
    return window;
  }
  if (app.empty()) {
    OFFHAND_ASSIGN(const auto process, scope_.platform.apps().process(*pid));
    app = process.name;
  }
  return topmost_window(*pid, app);
}

Result<platform::WindowInfo> Resolver::topmost_window(std::int64_t pid, const std::string& app) const {
  OFFHAND_ASSIGN(const auto all, windows_of(scope_, pid));
  if (all.empty())
    return fail(errors::no_window({.app = app, .pid = pid, .reason = std::nullopt, .output = std::nullopt}));
  const auto shown = std::ranges::find(all, false, &platform::WindowInfo::is_minimized);
  return shown != all.end() ? *shown : all.front();
}

Result<Located> Resolver::located_element(const address::Window& named,
                                          Result<std::pair<SnapshotElement, std::int64_t>> found) const {
  if (!found) return fail(std::move(found).error());
  Located located;
  OFFHAND_ASSIGN(located.target.window, choose_window({named.process, found->second, named.application}));
  located.seen = std::move(found->first);
  return located;
}

Result<Located> Resolver::locate(const Address& address) const {
  if (const auto* screen = std::get_if<address::Screen>(&address)) return locate_on_screen(screen->allowed, {});
  if (const auto* application = std::get_if<address::Application>(&address)) return locate(*application);
  if (const auto* window = std::get_if<address::Window>(&address)) return locate(*window);
  if (const auto* page = std::get_if<address::Page>(&address)) return locate(*page);
  if (const auto* element = std::get_if<address::ElementByIndex>(&address)) return locate(*element);
  if (const auto* element = std::get_if<address::ElementByToken>(&address)) return locate(*element);
  if (const auto* point = std::get_if<address::Point>(&address)) return locate(*point);
  if (const auto* points = std::get_if<address::TwoPoints>(&address)) return locate(*points);
  if (const auto* element = std::get_if<address::ElementById>(&address)) return locate(*element);
  if (const auto* element = std::get_if<address::ElementByQuery>(&address)) return locate(*element);
  if (const auto* places = std::get_if<address::TwoPlaces>(&address)) return locate(*places);
  return Located{};
}

Result<Located> Resolver::locate(const address::Application& application) const {
  Located located;
  if (application.process) {
    OFFHAND_ASSIGN(located.target.process, scope_.platform.apps().process(*application.process));
  } else {
    OFFHAND_ASSIGN(auto connected, connected_process(scope_, application.words, rules_.connecting));
    located.target.process = std::move(connected.process);
  }
  located.target.window.pid = located.target.process->pid;
  return located;
}

Result<Located> Resolver::locate(const address::Window& window) const {
  Located located;
  OFFHAND_ASSIGN(located.target.window, choose_window(window));
  return located;
}

Result<Located> Resolver::locate(const address::Page& page) const {
  return page.process || page.window ? locate(address::Window{page.process, page.window}) : locate_page();
}

Result<Located> Resolver::locate(const address::ElementByIndex& element) const {
  return located_element(element.in, shown(scope_, element));
}

Result<Located> Resolver::locate(const address::ElementByToken& element) const {
  return located_element(element.in, shown(scope_, perception_, element));
}

Result<Located> Resolver::locate(const address::ElementById& element) const {
  if (element.id.empty()) return locate_captured_window();
  OFFHAND_ASSIGN(auto found, scope_.session.captures().find(element.id));
  const auto window_id = found.window.window_id;
  return located_element({}, std::pair(std::move(found.element), window_id));
}

Result<Located> Resolver::locate_captured_window() const {
  Located located;
  if (const auto captured = scope_.session.captures().window()) {
    OFFHAND_ASSIGN(located.target.window, choose_window({std::nullopt, captured}));
    return located;
  }
  OFFHAND_ASSIGN(const auto all, scope_.platform.windows().list(scope_.limits));
  const auto active = std::ranges::find_if(all, &platform::WindowInfo::is_active);
  if (active == all.end()) return fail(errors::no_capture({}));
  located.target.window = *active;
  return located;
}

Result<Located> Resolver::locate(const address::Point& point) const {
  if (point.of.window_below) return locate_window_below(point);
  return point.of.is_screen() ? locate_on_screen(point.of.allowed, point) : locate_surface(point.of);
}

Result<Located> Resolver::locate(const address::TwoPoints& points) const {
  if (!points.of.is_screen()) return locate_surface(points.of);
  OFFHAND_ASSIGN(auto located, locate_on_screen(points.of.allowed, address::Point{points.of, points.x, points.y}));
  OFFHAND_ASSIGN(located.target.to, point_on_screen(points.to_x, points.to_y));
  return located;
}

Result<Located> Resolver::locate_surface(const address::Surface& surface) const {
  auto window = surface.window;
  if (!window.window && surface.zoomed && window.process) window.window = scope_.session.zoomed_window(*window.process);
  return locate(window);
}

/// The topmost window of the only process that offers its pages. Without one, or with several, the window stays empty,
/// and the body says what it needs.
Result<Located> Resolver::locate_page() const {
  Located located;
  OFFHAND_ASSIGN(const auto all, scope_.platform.windows().list(scope_.limits));
  std::optional<std::int64_t> only;
  for (const auto& window : all) {
    if (window.pid <= 0 || window.pid == only || !scope_.platform.pages().offers(window.pid)) continue;
    if (only) return located;
    only = window.pid;
  }
  if (!only) return located;
  OFFHAND_ASSIGN(located.target.window, choose_window({only, std::nullopt}));
  return located;
}

Result<PointTarget> Resolver::point_on_screen(double x, double y) const {
  OFFHAND_CHECK(scope_.platform.require(platform::Facet::screen_layout));
  auto& layout = scope_.platform.screen_layout();
  OFFHAND_ASSIGN(const auto screen, layout.screen(scope_.limits));
  const auto frame = scope_.session.picture(Session::screen_picture);
  OFFHAND_ASSIGN(const auto point, point_in(frame, screen, x, y, "the screen", std::nullopt));
  // Monitors of different sizes leave corners of the screen that no monitor shows.
  OFFHAND_ASSIGN(const auto monitors, layout.monitors(scope_.limits));
  const bool shows = std::ranges::any_of(
      monitors, [&](const platform::Monitor& monitor) { return contains(monitor.bounds, point.x, point.y); });
  if (!shows) return fail(outside(frame, screen, x, y, "every monitor of the screen", std::nullopt));
  return point;
}

Result<Located> Resolver::locate_window_below(const address::Point& point) const {
  OFFHAND_ASSIGN(const auto at, point_on_screen(point.x, point.y));
  OFFHAND_ASSIGN(const auto all, scope_.platform.windows().list(scope_.limits));
  const auto below = std::ranges::find_if(all, [&](const platform::WindowInfo& window) {
    return window.is_on_screen && contains(window.bounds, at.x, at.y);
  });
  if (below == all.end()) return fail(errors::no_window_there({.x = point.x, .y = point.y}));
  Located located;
  located.target.window = *below;
  located.target.point =
      PointTarget{at.x - static_cast<double>(below->bounds.x), at.y - static_cast<double>(below->bounds.y)};
  return located;
}

Result<Located> Resolver::locate_on_screen(std::optional<bool> allowed, std::optional<address::Point> point) const {
  if (!allowed.value_or(rules_.whole_screen == WholeScreen::allowed)) {
    return fail(errors::desktop_scope_disabled(
        {.x = point ? std::optional(point->x) : std::nullopt, .y = point ? std::optional(point->y) : std::nullopt}));
  }
  Located located;
  auto& target = located.target;
  if (point) {
    OFFHAND_ASSIGN(target.point, point_on_screen(point->x, point->y));
  }
  auto& windows = scope_.platform.windows();
  OFFHAND_ASSIGN(const auto all, windows.list(scope_.limits));
  std::int64_t has_keyboard = 0;
  if (!target.point) {
    OFFHAND_ASSIGN(const auto desk, scope_.platform.user_state(scope_.limits));
    has_keyboard = desk.focus_owner;
  }
  const auto recipient = std::ranges::find_if(all, [&](const platform::WindowInfo& window) {
    if (!target.point) return window.window_id == has_keyboard;
    return window.is_on_screen && contains(window.bounds, target.point->x, target.point->y);
  });
  if (recipient == all.end()) return located;
  target.recipient = *recipient;
  // Only later changes in this process can be effects of the action.
  target.window.pid = recipient->pid;
  return located;
}

Result<Target> Resolver::resolve(const Address& address, Located located) const {
  auto target = std::move(located.target);
  if (located.seen) {
    if (rules_.ready_timeout && scope_.platform.has_input())
      OFFHAND_CHECK(wait_for_dialog_input(target.window, *located.seen, located.found_in, *rules_.ready_timeout));
    OFFHAND_ASSIGN(target.element, rules_.ready_timeout
                                       ? identify_ready(target.window, *located.seen, *rules_.ready_timeout)
                                       : identify(target.window, *located.seen));
    return target;
  }
  if (located.from) {
    OFFHAND_ASSIGN(target.point, middle_of(target.window, *located.from));
  }
  if (located.to) {
    OFFHAND_ASSIGN(target.to, middle_of(target.window, *located.to));
  }
  if (!is_in_a_window(address)) return target;
  // A point cannot be reached without input.
  const bool is_point =
      std::holds_alternative<address::Point>(address) || std::holds_alternative<address::TwoPoints>(address);
  if (rules_.ready_timeout && is_point) OFFHAND_CHECK(scope_.platform.require(platform::Facet::input));
  if (const auto* point = std::get_if<address::Point>(&address); point != nullptr && !target.point) {
    OFFHAND_ASSIGN(target.point, point_in(scope_, target.window, point->x, point->y, point->of.zoomed));
  }
  if (const auto* points = std::get_if<address::TwoPoints>(&address)) {
    OFFHAND_ASSIGN(target.point, point_in(scope_, target.window, points->x, points->y, points->of.zoomed));
    OFFHAND_ASSIGN(target.to, point_in(scope_, target.window, points->to_x, points->to_y, points->of.zoomed));
  }
  return target;
}

}  // namespace offhand
