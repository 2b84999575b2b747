#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/action.h"
#include "generated/types/window.h"
#include "impl/action/action_run.h"
#include "impl/verbs/parameters.h"

namespace offhand {

/// An application whose windows are there.
struct Launched {
  /// Owner of the windows.
  std::int64_t pid = 0;
  std::string name;
  /// What the desktop calls the application; empty for a program of no entry.
  std::string id = {};
  /// They belong to an instance that ran before.
  bool already_running = false;
  /// Front to back.
  std::vector<Window> windows;
  /// Empty where nothing was started, so that nothing was looked for.
  std::optional<bool> self_activation_suppressed = {};
  std::optional<std::vector<SideEffect>> side_effects = {};
  std::optional<std::vector<SideEffect>> late_side_effects = {};
  std::optional<Unobserved> unobserved = {};
};

/// Starts an application and waits for its windows, whose activation is taken back from them; or names the windows of
/// an instance that may be used instead. `launch_not_allowed`, `launch_failed`, `no_window`.
Result<Launched> launch(const ActionContext& context, const LaunchParameters& parameters);

/// The argument by which a browser would serve its pages, which anybody may then read and steer, to other machines.
/// launch() refuses it.
std::optional<std::string> opens_pages_to_others(const LaunchParameters& parameters);

}  // namespace offhand
