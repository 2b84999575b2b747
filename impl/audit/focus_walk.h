#pragma once

#include <functional>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "impl/perception/snapshot.h"

namespace offhand::audit {

/// The keys of a walk.
enum class WalkKey { tab, shift_tab };

/// What a walk of the focus through a window is made with.
struct FocusSteps {
  /// Presses a key in the window; otherwise why it cannot be.
  std::function<tl::expected<void, std::string>(WalkKey key)> press;
  /// Which node has the focus, as soon as it is another one than `before` or a moment has passed; empty: nothing tells.
  std::function<std::optional<platform::NodeHandle>(const std::optional<platform::NodeHandle>& before)> focus;
  /// Gives a node the focus without keys, where that is possible.
  std::function<void(const platform::NodeHandle& node)> give;
  /// Whether there is time for another step.
  std::function<bool()> has_time;
};

/// What came of a walk.
struct FocusWalk {
  /// Each once; the first had the focus before.
  std::vector<platform::NodeHandle> reached = {};
  /// Tab leads to nothing else.
  bool is_complete = false;
  /// The control that Tab does not leave.
  std::optional<platform::NodeHandle> trap = {};
  /// Where it is not complete: why.
  std::string ended = {};
  /// What had the focus before has it again.
  bool is_given_back = true;
};

/// Steps that are pressed at most in one direction.
inline constexpr std::size_t most_walk_steps = 150;

/// Walks the focus of a window by Tab, as somebody without a pointer does, until it comes to where it was; the other
/// way round as well where something is in the way. Presses nothing where Tab is more than a step: in a text of several
/// lines, in lists and tables, and on what the reading of the window does not show.
FocusWalk walk_focus(const Snapshot& snapshot, const FocusSteps& steps);

}  // namespace offhand::audit
