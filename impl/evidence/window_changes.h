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

/// The changes of a window by an action, for replies with `observe`.
struct WindowChanges {
  std::optional<std::int64_t> since;
  std::optional<std::int64_t> snapshot_id;
  std::optional<std::vector<ElementChange>> changes;
  std::optional<std::string> changes_note;
  std::optional<std::vector<Window>> new_windows;
};

/// Reads a window again after an action and reports the visible changes since the session last saw it, so that no extra
/// call is needed. The action stands whatever happens here: why the window could not be read is told in the note, with
/// what to do instead.
WindowChanges window_changes(const Scope& scope, Perception& perception, const platform::WindowInfo& window);

/// Moves the changes into the result of a tool that can observe, or from one result to another.
template <class From, class To>
void move_changes(From&& from, To& to) {
  to.since = std::exchange(from.since, std::nullopt);
  to.snapshot_id = std::exchange(from.snapshot_id, std::nullopt);
  to.changes = std::exchange(from.changes, std::nullopt);
  to.changes_note = std::exchange(from.changes_note, std::nullopt);
  to.new_windows = std::exchange(from.new_windows, std::nullopt);
}

}  // namespace offhand
