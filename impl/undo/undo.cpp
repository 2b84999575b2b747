#include "impl/undo/undo.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace offhand {
namespace {

using Refused = tl::unexpected<std::string>;

/// What was acted on may lie anywhere in its window.
const platform::ReadOptions undone_tree{.max_nodes = 20'000, .max_depth = 256};

tl::expected<platform::WindowInfo, std::string> window_now(const Scope& scope, const platform::WindowInfo& then) {
  const auto windows = scope.platform.windows().list(scope.limits);
  if (!windows) return Refused(windows.error().message);
  const auto found = std::ranges::find_if(*windows, [&](const platform::WindowInfo& window) {
    return window.window_id == then.window_id && window.pid == then.pid;
  });
  if (found == windows->end())
    return Refused(fmt::format("the window \"{}\" of {} is gone", then.title, then.app_name));
  return *found;
}

const SnapshotElement* find_node(const Snapshot& snapshot, const platform::NodeHandle& node) {
  const auto found = std::ranges::find_if(snapshot.elements, [&](const SnapshotElement& element) {
    return element.node.handle == node || (element.node.lasting && element.node.lasting == node);
  });
  return found == snapshot.elements.end() ? nullptr : &*found;
}

}  // namespace

tl::expected<Restoring, std::string> restoring(const Scope& scope, Perception& perception, const JournalEntry& entry) {
  const auto* inverse = dynamic_cast<const KnownInverse*>(entry.inverse.get());
  if (inverse == nullptr) return Refused(entry.reason.empty() ? "it has no inverse" : entry.reason);
  const auto window = window_now(scope, inverse->window);
  if (!window) return Refused(window.error());
  const auto snapshot = perception.snapshot(scope.platform, *window, undone_tree, scope.limits);
  if (!snapshot) return Refused(snapshot.error().message);
  const auto* element = find_node(**snapshot, inverse->node);
  if (element == nullptr) return Refused("what it was done on is no longer in its window");
  if (is_compared(inverse->undo)) {
    const auto now = content_of(scope, *window, element->node.handle, inverse->undo);
    if (!now || !inverse->left) return Refused("it cannot be told whether it was changed since");
    if (*now != *inverse->left)
      return Refused(
          "it was changed since, by a later action or by somebody else: it no longer holds what the action left");
  }
  scope.session.mention(window->window_id, {*element});
  return Restoring{window->window_id, *element, inverse->undo};
}

std::string describe(const JournalEntry& entry) {
  auto words = entry.tool;
  if (!entry.on.empty()) words += " on " + entry.on;
  if (!entry.application.empty()) words += " in " + entry.application;
  return words;
}

}  // namespace offhand
