#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "generated/types/action.h"
#include "impl/session/scope.h"
#include "impl/target/target.h"
#include "impl/user_state/delivery_options.h"
#include "impl/user_state/grab_guard.h"
#include "impl/user_state/user_state_keeper.h"
#include "impl/user_state/user_state_prefetch.h"
#include "impl/user_state/user_state_watch.h"
#include "platform/api/window_placement.h"

namespace offhand {

/// Whose keyboard an action in the foreground needs. `users`: it presses keys on the user's keyboard, or opens a menu,
/// which grabs that keyboard. `own`: it presses keys on the second keyboard; keys of the user wait until those have
/// arrived. `none`: only the pointer; the user's first key takes the focus back.
enum class NeedsKeyboard { none, own, users };

/// The user state of one action: recorded when it begins, preserved while it runs, restored, and reported in the reply.
class UserStateProtection {
 public:
  /// `ahead`: the prefetched user state; null when there is none.
  static Result<std::unique_ptr<UserStateProtection>> begin(const Scope& scope, UserStateKeeper& keeper,
                                                            const DeliveryOptions& delivery_options,
                                                            const Target& target, UserStatePrefetch* ahead);
  UserStateProtection(const UserStateProtection&) = delete;
  UserStateProtection& operator=(const UserStateProtection&) = delete;

  /// Runs `strategy` while the target's window is active. Restores the user state once the application has read what
  /// was sent.
  platform::Delivery in_foreground(const Strategy& strategy, NeedsKeyboard needs);
  /// Restores the user state after input was sent to the active target window and the application has read it.
  void leave_foreground();
  /// From now on what is taken by windows of the process or of its children is restored at once.
  void keep(std::int64_t pid);

  /// While the effect of an action in the background is awaited: ends a grab by a menu of the target. Returns whether
  /// there was one.
  bool frees_what_is_held();
  /// In the middle of a gesture: checks that no menu of the target grabs pointer or keyboard. In the background such a
  /// grab ends the gesture with an error, and the menu is closed if possible; in the foreground the grab is only
  /// reported at the end.
  Result<void> check_grab_midway();
  /// Whether a menu that an earlier action of the session opened kept the user's devices when this one began.
  bool began_with_grab() const;
  /// Whether the action has to check for grabs at all.
  bool guards_grab() const { return grab_guard_ && !target_.on_screen(); }

  /// Restores what the target took between these moments and puts that into the reply. Only leave() may follow.
  Result<void> give_back(platform::TimePoint began, platform::TimePoint delivered, ActionResult& result);
  /// Hands over to the keeper: what windows of `pid` take after the answer is restored too (UserStateKeeper::keep).
  void leave(std::int64_t pid, std::chrono::milliseconds at_least = {});

  UserStateWatch& watch() { return *watch_; }
  /// The user's active window before the action; 0 in the foreground, where the action activates its own.
  std::int64_t users_window() const;
  /// Whether the user's keys may go to the same window as the action's: in the foreground, and in the window in which
  /// the user works.
  bool shares_keyboard() const;
  /// Whether something is marked in another application, which the middle button pastes.
  bool user_has_selection() const;
  /// Late side effects of earlier actions of the session.
  const std::optional<std::vector<SideEffect>>& late_side_effects() const { return late_; }
  /// Those that were told already, and stand in no reply yet.
  void add_late(std::optional<std::vector<SideEffect>> late);

 private:
  UserStateProtection(const Scope& scope, UserStateKeeper& keeper, const DeliveryOptions& delivery_options,
                      const Target& target, FoundUserState found);

  /// Whether a grab is ended: in the background always, in the foreground while the user types.
  bool ends_grabs() const;
  /// For a strategy that sent nothing.
  void take_front_back();
  /// Called after the effect was observed: some applications report no events of a minimised window.
  void put_target_away();
  /// Whether a menu of the target is shown; empty where no user works or the platform cannot tell.
  std::optional<bool> shows_menu() const;
  /// Whether a menu opened in the foreground closed when the user's window became active again; that may take a moment.
  bool lost_menu_with_front() const;
  /// Says of a grab that lasted when the action began whether it is over now.
  void look_at_late_grab();
  /// What the target's application grabs; in the background the grab is ended. Empty when it grabs nothing.
  Result<std::optional<GrabGuard::Held>> settle_grab();
  bool is_of_target(std::int64_t window) const;
  void report_selection(platform::TimePoint began, ActionResult& result) const;
  Result<void> report_on_screen(platform::TimePoint began, platform::TimePoint delivered, ActionResult& result) const;
  /// The call's limits with some extra time: an action that used up its time must still restore the user state.
  platform::Limits ample_limits() const;

  const Scope& scope_;
  UserStateKeeper& keeper_;
  const DeliveryOptions& delivery_options_;
  const Target& target_;
  std::unique_ptr<UserStateWatch> watch_;
  std::optional<GrabGuard> grab_guard_;
  /// Where the target's window was before it was brought to the front.
  platform::HiddenPlace hidden_place_;
  /// Whether a menu was shown before the strategy ran in the foreground, and whether the strategy opened one.
  std::optional<bool> showed_menu_;
  bool opened_menu_ = false;
  /// A grab that was ended before the action was over.
  std::optional<GrabGuard::Held> freed_;
  std::optional<std::vector<SideEffect>> late_;
};

}  // namespace offhand
