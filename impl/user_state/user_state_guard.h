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

/// Preserves the user state: pointer, focus, active window, stacking. It is recorded before the action; afterwards what
/// the target took is restored. What the user changed meanwhile is kept and becomes the state to restore later.
///
/// Stealers are the target's windows and windows that did not exist before. Exceptions: new windows of the application
/// in which the user works, and, once the user has used their own devices, new windows of any other application,
/// because the user may have opened them. Nothing can be taken where no window was active, or after the user closed or
/// minimised their window.
class UserStateGuard {
 public:
  /// Whether a window belongs to the target; `is_new`: it did not exist when the guard began, or came forward by
  /// itself.
  using Owns = std::function<bool(const Window& window, bool is_new)>;

  /// `users`: the user state recorded by a predecessor that is still active; at this moment a stealer may have the
  /// focus.
  static Result<UserStateGuard> begin(const platform::Facets& platform, const platform::Limits& limits,
                                      const std::optional<platform::UserState>& users = std::nullopt);
  /// For a user state that was read at this moment.
  static Result<UserStateGuard> begin_with(const platform::Facets& platform, const platform::Limits& limits,
                                           platform::UserState desk);

  /// A better source than the platform's idle time for whether the user may have opened a window.
  void ask_whether_user_acted(std::function<bool()> acted) { acted_ = std::move(acted); }

  /// Restores what stealers took and adds it to `side_effects`. Returns whether anything was restored. `since`: when it
  /// was taken; by default, when the state was last seen intact.
  Result<bool> restore_if_taken(const Owns& owns, const platform::Limits& limits,
                                std::optional<platform::TimePoint> since = std::nullopt);

  /// Whether the last look found the whole user state intact.
  bool found_intact() const { return found_intact_; }
  /// Whether the last look found the user's window active.
  bool found_active() const { return found_active_; }

  /// Whether a window did not exist when the guard began.
  bool is_new(std::int64_t window) const;

  /// Restores the whole user state after the window was activated on purpose.
  Result<void> restore(const platform::Limits& limits);

  /// Adds a loss that another observer measured.
  void note(SideEffectKind kind, platform::TimePoint from, platform::TimePoint to, bool restored);

  /// Whether the window manager did not give back, several times in a row, what was asked of it: it will not.
  bool is_refused() const { return refusals_ >= most_refusals; }

  /// Observable disturbances since the last call; empty optional when there were none. What was given back is what a
  /// last look finds there, not what a request for it answered.
  std::optional<std::vector<SideEffect>> take_side_effects();
  /// The parts that this desktop does not show; empty optional when it shows all.
  std::optional<std::vector<SideEffectKind>> unobserved() const;
  const platform::UserState& before() const { return before_; }
  /// As UserState::selection_owner, at the last look.
  std::int64_t selection_owner() const { return selection_owner_; }
  /// The user state for a successor; empty when the user had left their window at the last look.
  std::optional<platform::UserState> kept() const { return left_ ? std::nullopt : std::optional(before_); }

 private:
  UserStateGuard(const platform::Facets& platform, platform::UserState before, std::vector<std::int64_t> windows);
  struct Newcomers {
    std::set<std::int64_t> stealers;
    /// The topmost window that the user's application has opened since the last look; 0 for none.
    std::int64_t users = 0;
    /// The user minimised their window or switched to another workspace.
    bool left = false;
  };
  Result<Newcomers> newcomers(const Owns& owns, std::int64_t active, const platform::Limits& limits);
  Result<bool> user_acted(const platform::Limits& limits);
  /// A window manager may report no active window for a while although the user's window keeps the focus: some take our
  /// second keyboard for the user's. The active window returns by itself; the gap is reported.
  void note_gap(const platform::UserState& now, std::optional<platform::TimePoint> since);

  void look_a_last_time();

  /// Each costs a second and more.
  static constexpr int most_refusals = 2;

  /// The interval of one loss. Overlapping reports of two observers are merged.
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
  /// At the last look the user had closed or minimised their window, or switched to another workspace.
  bool left_ = false;
  std::function<bool()> acted_;
  /// A new window of the user's application that is about to become active. 0: none.
  struct Arrival {
    std::int64_t window = 0;
    platform::TimePoint seen_at;
  };
  Arrival arrival_;
  std::optional<platform::TimePoint> lost_at_;
  bool found_active_ = true;
  bool found_intact_ = false;
  /// Since when no window is reported as active.
  std::optional<platform::TimePoint> gap_since_;
  platform::TimePoint intact_at_;  // when the user state was last seen intact
  std::vector<Loss> losses_;
  int refusals_ = 0;
  /// Of what is marked, at the last look.
  std::int64_t selection_owner_ = 0;
  /// As UserState::compositions_broken, at the last look.
  std::int64_t compositions_broken_ = 0;
};

}  // namespace offhand
