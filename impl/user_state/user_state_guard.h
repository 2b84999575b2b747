#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/action.h"
#include "platform/api/platform.h"

namespace offhand {

/// Keeps the user's pointer, focus, active window and stacking what they were. Remembers them, and after the action
/// puts back what the target took. What the user changed meanwhile is theirs and stays, and is what is put back
/// later.
///
/// Stealers are the target's windows, and windows that were not there before; of those not the new ones of the
/// application that the user has in front, and none at all of other applications once the user has used their own
/// devices: they may have opened them. Where no window was active nothing can be taken, nor from who closed their
/// window or put it away.
class UserStateGuard {
 public:
  /// Whether a window belongs to what is acted on; `is_new`: it was not there when the guard began.
  using Owns = std::function<bool(const Window& window, bool is_new)>;

  /// `users`: what a guard that is still at work has found to be theirs, at whose moment a stealer may have it.
  static Result<UserStateGuard> begin(const platform::Facets& platform, const platform::Limits& limits,
                                      const std::optional<platform::UserState>& users = std::nullopt);
  /// The desk was looked at this moment.
  static Result<UserStateGuard> begin_with(const platform::Facets& platform, const platform::Limits& limits,
                                           platform::UserState desk);

  /// Who knows better than the platform's idle time whether the user may have opened a window.
  void ask_whether_user_acted(std::function<bool()> acted) { acted_ = std::move(acted); }

  /// Puts back what stealers took; adds to `side_effects`. Returns whether anything had to be put back. `since`: what
  /// is taken was taken then; otherwise when it was last seen in its place.
  Result<bool> restore_if_taken(const Owns& owns, const platform::Limits& limits,
                                std::optional<platform::TimePoint> since = std::nullopt);

  /// Whether at the last look all was in its place.
  bool found_intact() const { return found_intact_; }
  /// Whether at the last look the user's window was the active one.
  bool found_active() const { return found_active_; }

  /// Whether a window was not there when the guard began.
  bool is_new(std::int64_t window) const;

  /// Puts everything back after the window was activated on purpose.
  Result<void> restore(const platform::Limits& limits);

  /// Something was away for a while, as somebody else saw it.
  void note(SideEffectKind kind, platform::TimePoint from, platform::TimePoint to, bool restored);

  /// What was disturbed since the last time that this was asked, of what can be observed; empty optional when nothing
  /// was.
  std::optional<std::vector<SideEffect>> take_side_effects();
  /// What this desktop does not show; empty optional when it shows everything.
  std::optional<std::vector<SideEffectKind>> unobserved() const;
  /// What the user has.
  const platform::UserState& before() const { return before_; }
  /// What they have for somebody who goes on guarding it; nothing where they have left it by the last look.
  std::optional<platform::UserState> kept() const { return left_ ? std::nullopt : std::optional(before_); }

 private:
  UserStateGuard(const platform::Facets& platform, platform::UserState before, std::vector<std::int64_t> windows);
  struct Newcomers {
    std::set<std::int64_t> stealers;
    /// The frontmost window that the application the user works in has opened since the last look; 0 when none.
    std::int64_t users = 0;
    /// The window that the user had in front was put away, or they went to another workspace.
    bool left = false;
  };
  Result<Newcomers> newcomers(const Owns& owns, const platform::Limits& limits);
  Result<bool> user_acted(const platform::Limits& limits);
  /// A window manager may call no window the active one for a while, although the user's keeps the keyboard: some
  /// take our own keyboard for theirs. It comes back by itself, and is told.
  void note_gap(const platform::UserState& now, std::optional<platform::TimePoint> since);

  /// How long something was away. What two have seen counts once.
  struct Loss {
    SideEffectKind kind{};
    platform::TimePoint from;
    platform::TimePoint to;
    bool restored = false;
  };

  platform::Facets platform_;
  platform::UserState before_;
  std::vector<std::int64_t> first_windows_;
  std::vector<std::int64_t> seen_windows_;  // at the last look
  platform::TimePoint begun_;
  bool user_acted_ = false;
  /// At the last look they had closed the window that was in front, put it away or gone to another workspace.
  bool left_ = false;
  std::function<bool()> acted_;
  /// A window that the application the user works in has opened, on its way to the front. 0: none.
  struct Arrival {
    std::int64_t window = 0;
    platform::TimePoint seen_at;
  };
  Arrival arrival_;
  std::optional<platform::TimePoint> lost_at_;
  bool found_active_ = true;
  bool found_intact_ = false;
  /// Since when no window is called active.
  std::optional<platform::TimePoint> gap_since_;
  platform::TimePoint intact_at_;  // when everything was last seen as it should be
  std::vector<Loss> losses_;
};

}  // namespace offhand
