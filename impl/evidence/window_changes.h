#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "generated/types/observation.h"
#include "generated/types/window.h"
#include "impl/perception/perception.h"
#include "impl/session/scope.h"

namespace offhand {

/// What became of a window by an action, as replies tell it that were asked to observe.
struct WindowChanges {
  std::optional<std::int64_t> since;
  std::optional<std::int64_t> snapshot_id;
  std::optional<std::vector<ElementChange>> changes;
  std::optional<std::string> changes_note;
  std::optional<std::vector<Window>> new_windows;
};

/// Reads a window again after an action and tells what changed of what shows since the session last saw it, so that it
/// need not be read by a call of its own. The action is done whatever comes of this: what keeps the window from being
/// read is told in the note, with what to do instead.
WindowChanges window_changes(const Scope& scope, Perception& perception, const platform::WindowInfo& window);

/// Into the result of a tool that can observe, or from one to the other.
template <class From, class To>
void move_changes(From&& from, To& to) {
  to.since = std::exchange(from.since, std::nullopt);
  to.snapshot_id = std::exchange(from.snapshot_id, std::nullopt);
  to.changes = std::exchange(from.changes, std::nullopt);
  to.changes_note = std::exchange(from.changes_note, std::nullopt);
  to.new_windows = std::exchange(from.new_windows, std::nullopt);
}

}  // namespace offhand
