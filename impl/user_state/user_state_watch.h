#pragma once

#include <atomic>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

#include "impl/base/executor.h"
#include "impl/events/event_hub.h"
#include "impl/user_state/user_state_guard.h"
#include "platform/api/key_interceptor.h"
#include "platform/api/platform.h"

namespace offhand {

/// The user's desk from before an action until a while after its answer. What stealers take is given back at the event
/// that tells of it, in a thread of its own, and what the user types meanwhile is kept in their window where the
/// platform can do that. Whose window is whose is UserStateGuard's to say.
///
/// Where a net tells that the user turned to the target on purpose, its windows take nothing any more. And who types,
/// and only types, has opened nothing.
class UserStateWatch {
 public:
  /// What one watch leaves to the next, so that nothing of the user's is lost between two: their desk by its last
  /// look, and the net, which goes on.
  struct Legacy {
    std::optional<platform::UserState> users;
    /// It is the desk as it was found then.
    bool is_intact = false;
    std::unique_ptr<platform::KeyInterceptor> net;
  };

  /// Remembers the desk. Nothing is given back by itself before keep(), and no key is kept but by the net of the
  /// legacy.
  static Result<std::unique_ptr<UserStateWatch>> begin(EventHub& events, Executor& threads,
                                                       const platform::Facets& platform, const platform::Limits& limits,
                                                       Legacy legacy);
  ~UserStateWatch();
  UserStateWatch(const UserStateWatch&) = delete;
  UserStateWatch& operator=(const UserStateWatch&) = delete;

  /// From now on what windows that `owns` take is given back at once, and no keys of the user's go to windows of
  /// processes that are `of`. Both are asked on other threads, and must not ask this object but for front().
  void keep(UserStateGuard::Owns owns, const platform::KeyInterceptor::Of& of, const platform::Limits& limits);
  /// The action was answered: goes on until then. What is given back from now on is in the log. Without a net only
  /// windows that are new are stealers from now on: who turns to one that was there cannot be told from one that comes
  /// by itself.
  void linger(platform::TimePoint until);
  /// Gives up its net and the one that was left to it: the target is to come to the front, with the keyboard.
  void release();
  /// The target is to come to the front for a moment, and then it is there. Until keep(), which follows once the desk
  /// was restored, keys of the user's that would go to windows of processes that are `of` wait, and then take the
  /// keyboard back with them. False: there is no net for that.
  bool prepare_to_lend_front(const platform::KeyInterceptor::Of& of, platform::KeyInterceptor::Front front,
                             const platform::Limits& limits);
  void lend_front();
  /// Ends with a last look, for somebody else is about to look what the user has.
  Legacy end();

  /// Whether what the user types is kept in their window.
  bool catches_keys() const;

  /// One look by the caller, which is whole when it returns.
  Result<void> look(const platform::Limits& limits);
  /// Puts everything back after a window was activated on purpose.
  Result<void> restore(const platform::Limits& limits);

  platform::UserState before() const;
  bool is_new(std::int64_t window) const;
  /// What was disturbed since the last time that this was asked; empty optional when nothing was.
  std::optional<std::vector<SideEffect>> take_side_effects();
  std::optional<std::vector<SideEffectKind>> unobserved() const;
  /// The active window by the last look: the user's.
  std::int64_t front() const { return front_; }

 private:
  UserStateWatch(Executor& threads, const platform::Facets& platform, std::unique_ptr<EventWatch> events,
                 UserStateGuard guard, std::unique_ptr<platform::KeyInterceptor> former_net);
  void run(const std::stop_token& stop);
  /// All with the lock.
  Result<bool> look_now(const platform::Limits& limits);
  void take_in_events();
  void take_in(const platform::Event& event);
  Result<std::unique_ptr<platform::KeyInterceptor>> spread(const platform::KeyInterceptor::Of& of,
                                                           platform::KeyInterceptor::Front front,
                                                           const platform::Limits& limits) const;
  std::unique_ptr<platform::KeyInterceptor> take_net();
  void release_former_net();
  /// Keys caught since the last time that this was asked.
  std::int64_t take_keys_caught();
  bool take_in_thefts();
  /// What is told of the active window later, but happened before, is no news.
  void settle_active();
  bool note(const std::vector<platform::KeyInterceptor::Theft>& thefts);

  platform::Facets platform_;
  mutable std::mutex looking_;
  std::unique_ptr<EventWatch> events_;
  UserStateGuard guard_;
  UserStateGuard::Owns owns_;
  std::unique_ptr<platform::KeyInterceptor> net_;
  /// What it said of the user during this look.
  std::optional<bool> commanded_;
  bool front_is_lent_ = false;
  /// Of the watch before, until there is one of its own.
  std::unique_ptr<platform::KeyInterceptor> former_net_;
  /// The first sign of a change since the last look, and when the active window changed lately: since it was last seen
  /// to become another of the user's, or to be given back.
  std::optional<platform::TimePoint> changed_at_;
  std::vector<platform::TimePoint> active_changed_at_;
  platform::TimePoint active_settled_at_{};
  std::optional<platform::TimePoint> theft_at_;
  /// By a net that is gone, and how many were told.
  std::int64_t keys_caught_ = 0;
  std::int64_t keys_told_ = 0;
  bool answered_ = false;
  platform::TimePoint until_;
  std::atomic<std::int64_t> front_;
  std::stop_source until_changed_;
  Executor& threads_;
  std::stop_source stop_;
  /// On one of the threads, since keep().
  std::future<void> running_;
};

}  // namespace offhand
