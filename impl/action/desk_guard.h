#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/action.h"
#include "platform/api/platform.h"

namespace offhand {

/// Keeps the person's pointer, focus, active window and stacking what they were. Remembers them, and after the action
/// puts back what the target took. What the person changed meanwhile is theirs and stays.
class DeskGuard {
 public:
  static Result<DeskGuard> begin(platform::Platform& platform, const platform::Limits& limits);

  /// Puts back what windows of `pid`, or windows that were not there before, took; adds to `side_effects`.
  /// Returns whether anything had to be put back.
  Result<bool> restore_if_taken(std::int64_t pid, const platform::Limits& limits);

  /// Puts everything back after the window was activated on purpose.
  Result<void> restore(const platform::Limits& limits);

  /// What was disturbed; empty optional when nothing was.
  std::optional<std::vector<SideEffect>> side_effects() const;
  const platform::DeskState& before() const { return before_; }

 private:
  DeskGuard(platform::Platform& platform, platform::DeskState before);
  void note(SideEffectKind kind, bool restored);

  platform::Platform* platform_;
  platform::DeskState before_;
  platform::TimePoint intact_at_;  // when everything was last seen as it should be
  std::vector<SideEffect> side_effects_;
};

}  // namespace offhand
