#include "impl/action/resolver.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "generated/types/errors.h"
#include "impl/tools/call.h"

namespace offhand {
namespace {

bool contains(const Bounds& area, double x, double y) {
  return x >= static_cast<double>(area.x) && y >= static_cast<double>(area.y) &&
         x < static_cast<double>(area.x + area.width) && y < static_cast<double>(area.y + area.height);
}

Error stale(Call& call, const SnapshotElement& seen, const platform::WindowInfo& window, std::string reason) {
  errors::StaleElement data{.element = "Element " + describe_element(seen),
                            .window_id = window.window_id,
                            .reason = std::move(reason),
                            .candidates = std::nullopt};
  // Looking for what it may have become is a courtesy: when it fails the error is the same without it.
  if (const auto fresh = call.see().snapshot(call.platform(), window, {}, call.limits())) {
    std::string candidates;
    std::vector<SnapshotElement> named;
    for (const auto* near : nearest_elements(**fresh, seen, 3)) {
      candidates += (candidates.empty() ? "" : ", ") + describe_element(*near);
      named.push_back(*near);
    }
    // They can be used from now on. The rest of the snapshot was not shown to anybody.
    call.session().mention(window.window_id, named);
    if (!candidates.empty()) data.candidates = candidates;
  }
  return errors::stale_element(data);
}

Result<Target> live(Call& call, const SnapshotElement& seen, platform::WindowInfo window) {
  OFFHAND_CHECK(call.lock(window));
  OFFHAND_ASSIGN(auto now, call.platform().tree->identify(window, seen.node.handle, call.limits()));
  OFFHAND_CHECK(check_same(call, seen, now, window));
  Target target;
  target.window = std::move(window);
  target.element = LiveElement{seen, std::move(now)};
  return target;
}

Result<Target> find(Call& call, const ElementByToken& form) {
  const auto parts = Perception::parse_token(form.element_token);
  const auto unknown = [&](std::optional<std::int64_t> window_id) {
    return fail(errors::unknown_element(
        {.element = fmt::format("The element of token {}", form.element_token), .window_id = window_id}));
  };
  if (!parts) return unknown(std::nullopt);
  if (form.window_id && *form.window_id != parts->window_id) return unknown(form.window_id);
  if (parts->boot_id != call.see().boot_id()) {
    return fail(errors::stale_element({.element = fmt::format("The element of token {}", form.element_token),
                                       .window_id = parts->window_id,
                                       .reason = "the token is from another run of offhand",
                                       .candidates = std::nullopt}));
  }
  const auto seen = call.session().last_shown(parts->window_id, parts->index);
  if (!seen) return unknown(parts->window_id);
  OFFHAND_ASSIGN(auto window, choose_window(call, form.pid, parts->window_id));
  return live(call, *seen, std::move(window));
}

Result<Target> find(Call& call, const ElementByIndex& form) {
  if (!call.session().has_seen(form.window_id)) return fail(errors::no_snapshot({.window_id = form.window_id}));
  const auto seen = call.session().in_latest(form.window_id, form.element_index);
  if (!seen) {
    return fail(errors::unknown_element(
        {.element = fmt::format("Element {}", form.element_index), .window_id = form.window_id}));
  }
  OFFHAND_ASSIGN(auto window, choose_window(call, form.pid, form.window_id));
  return live(call, *seen, std::move(window));
}

Result<Target> find(Call& call, const PointInWindow& form) {
  OFFHAND_ASSIGN(auto window, choose_window(call, form.pid, form.window_id));
  OFFHAND_CHECK(call.lock(window));
  const double scale = call.session().picture(window.window_id).picture_pixels_per_window_pixel;
  const PointTarget point{form.x / scale, form.y / scale};
  if (point.x < 0 || point.y < 0 || point.x >= static_cast<double>(window.bounds.width) ||
      point.y >= static_cast<double>(window.bounds.height)) {
    return fail(errors::point_outside({.x = form.x,
                                       .y = form.y,
                                       .what = fmt::format("window {}", window.window_id),
                                       .window_id = window.window_id,
                                       .width = window.bounds.width,
                                       .height = window.bounds.height}));
  }
  Target target;
  target.window = std::move(window);
  target.point = point;
  return target;
}

Result<std::optional<platform::WindowInfo>> topmost_at(Call& call, const PointOnScreen& form) {
  OFFHAND_ASSIGN(const auto all, call.platform().windows->list(call.limits()));
  const auto top = std::find_if(all.begin(), all.end(), [&](const auto& window) {
    return window.is_on_screen && contains(window.bounds, form.x, form.y);
  });
  return top == all.end() ? std::nullopt : std::optional(*top);
}

Result<Target> find(Call& call, const PointOnScreen& form) {
  if (call.config().capture_scope != ConfigCaptureScope::desktop) {
    return fail(errors::desktop_scope_disabled({.x = form.x, .y = form.y}));
  }
  auto& windows = *call.platform().windows;
  OFFHAND_ASSIGN(const auto screen, windows.screen(call.limits()));
  if (!contains(screen, form.x, form.y)) {
    return fail(errors::point_outside({.x = form.x,
                                       .y = form.y,
                                       .what = "the screen",
                                       .window_id = std::nullopt,
                                       .width = screen.width,
                                       .height = screen.height}));
  }
  OFFHAND_ASSIGN(const auto first, topmost_at(call, form));
  if (first) {
    OFFHAND_CHECK(call.enter_process(*first));
    OFFHAND_CHECK(call.await_reader(*first));
  }
  OFFHAND_CHECK(call.lock_seat());
  OFFHAND_ASSIGN(const auto top, topmost_at(call, form));
  if (top && (!first || top->window_id != first->window_id)) OFFHAND_CHECK(call.await_reader(*top));
  Target target;
  // Only what this process does afterwards can come of the click.
  if (top) target.window.pid = top->pid;
  target.point = PointTarget{form.x, form.y};
  return target;
}

Result<Target> find(Call& call, const FocusInWindow& form) {
  OFFHAND_ASSIGN(auto window, choose_window(call, form.pid, form.window_id));
  OFFHAND_CHECK(call.lock(window));
  Target target;
  target.window = std::move(window);
  return target;
}

}  // namespace

Result<void> check_same(Call& call, const SnapshotElement& seen, const platform::NodeIdentity& now,
                        const platform::WindowInfo& window) {
  if (!now.exists) return fail(stale(call, seen, window, "it no longer exists"));
  if (now.role != seen.node.role) {
    return fail(stale(call, seen, window, fmt::format("it is a {} now", now.role)));
  }
  if (now.parent != seen.parent && !seen.parent.path.empty()) {
    return fail(stale(call, seen, window, "it has moved to another place in the tree"));
  }
  if (seen.in_container && now.name != seen.node.name) {
    return fail(stale(call, seen, window, fmt::format("its place in the list now holds \"{}\"", now.name)));
  }
  return {};
}

Result<platform::WindowInfo> choose_window(Call& call, std::optional<std::int64_t> pid,
                                           std::optional<std::int64_t> window_id) {
  auto& windows = *call.platform().windows;
  if (window_id) {
    OFFHAND_ASSIGN(auto window, windows.describe(*window_id, call.limits()));
    if (pid && window.pid != *pid) {
      return fail(errors::window_owner_mismatch({.window_id = *window_id, .owner_pid = window.pid, .pid = *pid}));
    }
    return window;
  }
  OFFHAND_ASSIGN(const auto process, call.platform().apps->process(*pid));
  OFFHAND_ASSIGN(auto all, windows.list(call.limits()));
  std::erase_if(all, [&](const auto& window) { return window.pid != *pid; });
  if (all.empty()) return fail(errors::no_window({.app = process.name, .pid = *pid, .reason = std::nullopt}));
  const auto shown = std::find_if(all.begin(), all.end(), [](const auto& window) { return !window.is_minimized; });
  return shown != all.end() ? *shown : all.front();
}

Result<Target> resolve(Call& call, const ElementOrPoint& target) {
  return std::visit([&](const auto& form) { return find(call, form); }, target);
}

Result<Target> resolve(Call& call, const KeyboardTarget& target) {
  return std::visit([&](const auto& form) { return find(call, form); }, target);
}

}  // namespace offhand
