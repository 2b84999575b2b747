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

/// An application may be busy with what the action began.
constexpr std::chrono::milliseconds time_to_ask{200};
/// No tree is as deep.
constexpr std::size_t most_levels_up = 256;

/// A window with its dialogs and tools, with what it is one of, and with what belongs to any of these.
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
  // A point of the screen, or a whole application.
  if (target.window.window_id == 0) return;
  const auto windows = scope.platform.windows().known_windows(target.window.pid);
  const auto family = family_of(target.window.window_id, windows);
  for (const auto& window : windows) {
    if (!family.contains(window.window_id))
      strangers_.emplace(window.window_id, scope.session.latest(window.window_id));
  }
}

bool WindowRelations::is_elsewhere(const platform::Event& event) const {
  if (strangers_.empty()) return false;
  if (event.kind == EventKind::window_opened) return opened_for_a_stranger(event);
  if (event.window_id != 0) return strangers_.contains(event.window_id);
  return event.node && befell_a_stranger(event);
}

bool WindowRelations::opened_for_a_stranger(const platform::Event& event) const {
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
  const auto is_a_strangers = [&](std::int64_t window) {
    const auto family = family_of(window, windows);
    return !family.contains(target_.window.window_id) &&
           std::ranges::any_of(strangers_, [&](const auto& each) { return family.contains(each.first); });
  };
  return !opened.empty() && std::ranges::all_of(opened, is_a_strangers);
}

std::optional<bool> WindowRelations::shown_as_a_strangers(const platform::NodeHandle& node) const {
  if (shown_ && shows(*shown_, node)) return false;
  for (const auto& [window, snapshot] : strangers_) {
    if (snapshot && shows(*snapshot, node)) return true;
  }
  return std::nullopt;
}

bool WindowRelations::befell_a_stranger(const platform::Event& event) const {
  const auto limits = scope_.limits.no_later_than(scope_.now() + time_to_ask);
  std::vector<platform::NodeIdentity> ways_up;
  for (auto node = event.node; node && ways_up.size() < most_levels_up; node = ways_up.back().parent) {
    if (const auto shown = shown_as_a_strangers(node)) return *shown;
    auto now = scope_.platform.tree().identify(target_.window, node, limits);
    // Who is too busy to tell is busy with something.
    if (!now) return false;
    if (!now->exists) break;
    ways_up.push_back(*std::move(now));
  }
  // What is gone by now lay in a window that was not looked at, or came and went.
  if (ways_up.empty()) return true;
  // The application, of which windows are the children, and the desktop of which it is one itself.
  const auto application = std::find_if(ways_up.rbegin(), ways_up.rend(), [](const platform::NodeIdentity& node) {
    return node.role == Role::application;
  });
  if (application != ways_up.rend()) ways_up.erase(std::prev(application.base()), ways_up.end());
  // What the application itself loses is a window.
  if (ways_up.empty()) return event.kind == EventKind::children_changed && !event.on;
  return is_titled_as_a_stranger(ways_up.back().name, limits);
}

bool WindowRelations::is_titled_as_a_stranger(const std::string& name, const platform::Limits& limits) const {
  // Popups have no title; whose they are cannot be told.
  if (name.empty()) return false;
  const auto windows = scope_.platform.windows().list(limits);
  if (!windows) return false;
  bool of_stranger = false;
  for (const auto& window : *windows) {
    if (window.pid != target_.window.pid || window.title != name) continue;
    if (strangers_.contains(window.window_id)) {
      of_stranger = true;
    } else if (window.window_id != target_.window.window_id || !shown_) {
      // Another of the family, a new one, or the target's itself, of which nothing is known.
      return false;
    }
  }
  return of_stranger;
}

}  // namespace offhand
