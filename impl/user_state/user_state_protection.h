#pragma once

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

/// Whose keyboard what is done in the foreground needs: the user's where it presses keys on that, or opens a menu,
/// which takes hold of it. Otherwise what they type meanwhile is kept for them: it takes the focus back with it, or
/// waits a moment until the keys that are pressed on our own have come.
enum class NeedsKeyboard { none, own, users };

/// What the user had when an action began: kept while it runs, given back, and told in its reply.
class UserStateProtection {
 public:
  /// `ahead`: where it was looked at already; null: nowhere.
  static Result<std::unique_ptr<UserStateProtection>> begin(const Scope& scope, UserStateKeeper& keeper,
                                                            const DeliveryOptions& delivery_options,
                                                            const Target& target, UserStatePrefetch* ahead);
  UserStateProtection(const UserStateProtection&) = delete;
  UserStateProtection& operator=(const UserStateProtection&) = delete;

  /// Runs `strategy` with the target's window active, and puts the desk back once the application has read what was
  /// sent.
  platform::Delivery in_foreground(const Strategy& strategy, NeedsKeyboard needs);
  /// Input was sent with the target's window active: puts the desk back once it was read.
  void leave_foreground();
  /// From now on what windows of a process and of its children take is given back at once.
  void keep(std::int64_t pid);

  /// While the effect of an action in the background is waited for: whether a menu of the target's holds pointer or
  /// keyboard, which were freed then.
  bool frees_what_is_held();
  /// In the middle of a gesture: that no menu of the target's holds pointer or keyboard. In the background the gesture
  /// is to end where one does, which is closed if it can be; in the foreground that is only told of in the end.
  Result<void> check_grab_midway();
  /// Whether such an action has to look for that at all.
  bool guards_grab() const { return grab_guard_ && !delivery_options_.foreground && !target_.on_screen(); }

  /// Gives back what the target of an action took that began and was delivered then, and puts it into the reply. The
  /// last thing but leave().
  Result<void> give_back(platform::TimePoint began, platform::TimePoint delivered, ActionResult& result);
  /// What windows of `pid` take after the answer is given back too.
  void leave(std::int64_t pid);

  UserStateWatch& watch() { return *watch_; }
  /// The active window before the action, where it is the user's: an action in the foreground brings its own.
  std::int64_t users_window() const;
  /// Whether keys of the user's may go where the action's go: in the foreground, and in the window that they work in.
  bool shares_keyboard() const;
  /// What earlier actions of the session took after their answers.
  const std::optional<std::vector<SideEffect>>& late_side_effects() const { return late_; }

 private:
  UserStateProtection(const Scope& scope, UserStateKeeper& keeper, const DeliveryOptions& delivery_options,
                      const Target& target, FoundUserState found);

  /// Nothing was sent.
  void take_front_back();
  /// Once its effect was seen: some tell nothing of a minimised window.
  void put_target_away();
  /// Whether a menu of the target's shows; empty where nobody sits at the desk or it cannot be told.
  std::optional<bool> shows_menu() const;
  /// Whether a menu that was opened in the foreground closed once that was given back, which it may do a moment later.
  bool lost_menu_with_front() const;
  /// What the target's application holds of pointer and keyboard, by the manner freed or not; empty where nothing.
  Result<std::optional<GrabGuard::Held>> settle_hold();
  /// What an action on the screen did to the desk.
  Result<void> report_on_screen(platform::TimePoint began, platform::TimePoint delivered, ActionResult& result) const;
  /// An action that used up its time must still not leave the desk disturbed.
  platform::Limits ample_limits() const;

  const Scope& scope_;
  UserStateKeeper& keeper_;
  const DeliveryOptions& delivery_options_;
  const Target& target_;
  std::unique_ptr<UserStateWatch> watch_;
  std::optional<GrabGuard> grab_guard_;
  /// Where the target's window was before it was brought to the front.
  platform::HiddenPlace hideout_;
  /// Before the strategy in the foreground, and whether that opened one.
  std::optional<bool> showed_menu_;
  bool opened_menu_ = false;
  /// What was freed before the action was over.
  std::optional<GrabGuard::Held> freed_;
  std::optional<std::vector<SideEffect>> late_;
};

}  // namespace offhand
