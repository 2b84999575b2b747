#include "impl/target/window_relations.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

namespace offhand {
namespace {

using platform::EventKind;
using platform::OwnedWindow;

/// The application may be busy with what the action started.
constexpr std::chrono::milliseconds time_to_ask{200};
/// More levels than any tree has.
constexpr std::size_t most_levels_up = 256;

/// The window with all windows that it owns, is owned by, or is related to through these.
std::set<std::int64_t> family_of(std::int64_t window, const std::vector<OwnedWindow>& windows) {
  std::set<std::int64_t> family{window};
  for (bool grew = true; grew;) {
    grew = false;
    for (const auto& [each, owner] : windows) {
      if (owner == 0 || family.contains(each) == family.contains(owner)) continue;
      family.insert({each, owner});
      grew = true;
    }
  }
  return family;
}

bool shows(const Snapshot& snapshot, const platform::NodeHandle& node) {
  return std::ranges::any_of(snapshot.elements,
                             [&](const SnapshotElement& element) { return element.node.handle == node; });
}

}  // namespace

WindowRelations::WindowRelations(const Scope& scope, const Target& target)
    : scope_(scope), target_(target), shown_(scope.session.latest(target.window.window_id)) {
  // No window: a point of the screen, or a whole application.
  if (target.window.window_id == 0) return;
  const auto windows = scope.platform.windows().known_windows(target.window.pid);
  const auto family = family_of(target.window.window_id, windows);
  for (const auto& window : windows) {
    if (!family.contains(window.window_id))
      unrelated_.emplace(window.window_id, scope.session.latest(window.window_id));
  }
}

bool WindowRelations::is_elsewhere(const platform::Event& event) const {
  if (unrelated_.empty()) return false;
  if (event.kind == EventKind::window_opened) return opened_for_unrelated(event);
  if (event.window_id != 0) return unrelated_.contains(event.window_id);
  return event.node && happened_in_unrelated(event);
}

bool WindowRelations::opened_for_unrelated(const platform::Event& event) const {
  std::vector<std::int64_t> opened{event.window_id};
  if (event.window_id == 0) {
    const auto limits = scope_.limits.no_later_than(scope_.now() + time_to_ask);
    const auto now = scope_.platform.tree().identify(target_.window, event.node, limits);
    const auto listed = scope_.platform.windows().list(limits);
    if (!now || !now->exists || now->name.empty() || !listed) return false;
    opened.clear();
    for (const auto& window : *listed) {
      if (window.pid == target_.window.pid && window.title == now->name) opened.push_back(window.window_id);
    }
  }
  const auto windows = scope_.platform.windows().known_windows(target_.window.pid);
  const auto is_of_unrelated_window = [&](std::int64_t window) {
    const auto family = family_of(window, windows);
    return !family.contains(target_.window.window_id) &&
           std::ranges::any_of(unrelated_, [&](const auto& each) { return family.contains(each.first); });
  };
  return !opened.empty() && std::ranges::all_of(opened, is_of_unrelated_window);
}

std::optional<bool> WindowRelations::is_of_unrelated(const platform::NodeHandle& node) const {
  if (shown_ && shows(*shown_, node)) return false;
  for (const auto& [window, snapshot] : unrelated_) {
    if (snapshot && shows(*snapshot, node)) return true;
  }
  return std::nullopt;
}

bool WindowRelations::happened_in_unrelated(const platform::Event& event) const {
  const auto limits = scope_.limits.no_later_than(scope_.now() + time_to_ask);
  std::vector<platform::NodeIdentity> ways_up;
  for (auto node = event.node; node && ways_up.size() < most_levels_up; node = ways_up.back().parent) {
    if (const auto shown = is_of_unrelated(node)) return *shown;
    auto now = scope_.platform.tree().identify(target_.window, node, limits);
    // An application that is too busy to answer is presumably busy with the action.
    if (!now) return false;
    if (!now->exists) break;
    ways_up.push_back(*std::move(now));
  }
  // A node that is gone by now lay in a window that the session was not shown, or existed only briefly.
  if (ways_up.empty()) return true;
  // The application, of which windows are the children, and the desktop of which it is one itself.
  const auto application = std::find_if(ways_up.rbegin(), ways_up.rend(), [](const platform::NodeIdentity& node) {
    return node.role == Role::application;
  });
  if (application != ways_up.rend()) ways_up.erase(std::prev(application.base()), ways_up.end());
  // A child that the application itself loses is a window.
  if (ways_up.empty()) return event.kind == EventKind::children_changed && !event.on;
  return is_title_of_unrelated(ways_up.back().name, limits);
}

bool WindowRelations::is_title_of_unrelated(const std::string& name, const platform::Limits& limits) const {
  // Popups have no title, so their owner is unknown.
  if (name.empty()) return false;
  const auto windows = scope_.platform.windows().list(limits);
  if (!windows) return false;
  bool is_unrelated = false;
  for (const auto& window : *windows) {
    if (window.pid != target_.window.pid || window.title != name) continue;
    if (unrelated_.contains(window.window_id)) {
      is_unrelated = true;
    } else if (window.window_id != target_.window.window_id || !shown_) {
      // A related window, a new window, or the target's own window when the session has not read it.
      return false;
    }
  }
  return is_unrelated;
}

}  // namespace offhand
