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

/// Watches the user state from before an action until a while after its answer. What stealers take is restored, in a
/// thread of its own, at the event that reports the loss. Where the platform has a key interceptor, the user's keys
/// reach the user's window meanwhile. UserStateGuard decides which windows are stealers.
///
/// Where a key interceptor reports that the user turned to the target on purpose, its windows take nothing any more. A
/// user who only types has opened nothing.
class UserStateWatch {
 public:
  /// What one watch hands to its successor, so that nothing of the user's is lost in between: the user state by the
  /// last look, and the key interceptor, which keeps working.
  struct Legacy {
    std::optional<platform::UserState> users;
    /// The last look found the user state intact.
    bool is_intact = false;
    std::unique_ptr<platform::KeyInterceptor> net;
  };

  /// Records the user state. Before keep() nothing is restored automatically, and only an inherited interceptor catches
  /// keys.
  static Result<std::unique_ptr<UserStateWatch>> begin(EventHub& events, Executor& threads,
                                                       const platform::Facets& platform, const platform::Limits& limits,
                                                       Legacy legacy);
  ~UserStateWatch();
  UserStateWatch(const UserStateWatch&) = delete;
  UserStateWatch& operator=(const UserStateWatch&) = delete;

  /// From now on what is taken by windows that satisfy `owns` is restored at once, and the user's keys do not reach
  /// windows of processes that satisfy `of`. Both are called in other threads, and must not call this object except
  /// front().
  void keep(UserStateGuard::Owns owns, const platform::KeyInterceptor::Of& of, const platform::Limits& limits);
  /// The action was answered: the watch continues until then and logs what it restores. Without an interceptor only new
  /// windows count as stealers from now on, because the user may have turned to an existing window.
  void linger(platform::TimePoint until);
  /// Gives up both interceptors: the target is about to be activated and to get the focus.
  void release();
  /// Prepares for activating the target for a moment. Until keep(), which follows the restore, the user's keys for
  /// windows of processes that satisfy `of` wait, then take the focus back. False when no interceptor is available.
  bool prepare_to_lend_front(const platform::KeyInterceptor::Of& of, platform::KeyInterceptor::Front front,
                             const platform::Limits& limits);
  void lend_front();
  /// Ends with a last look, because a successor is about to read the user state.
  Legacy end();

  /// Whether the user's keys are kept in the user's window.
  bool catches_keys() const;
  /// How many were, since the beginning.
  std::int64_t keys_caught() const;

  /// One look by the caller; complete when it returns.
  Result<void> look(const platform::Limits& limits);
  /// Restores the user state after a window was activated on purpose.
  Result<void> restore(const platform::Limits& limits);

  platform::UserState before() const;
  /// As UserState::selection_owner, at the last look.
  std::int64_t selection_owner() const;
  bool is_new(std::int64_t window) const;
  /// As UserStateGuard::is_refused.
  bool is_refused() const;
  /// Disturbances since the last call; empty optional when there were none.
  std::optional<std::vector<SideEffect>> take_side_effects();
  std::optional<std::vector<SideEffectKind>> unobserved() const;
  /// The user's active window by the last look.
  std::int64_t front() const { return front_; }

 private:
  UserStateWatch(Executor& threads, const platform::Facets& platform, std::unique_ptr<EventWatch> events,
                 UserStateGuard guard, std::unique_ptr<platform::KeyInterceptor> former_interceptor);
  void run(const std::stop_token& stop);
  /// The functions below are called with the lock held.
  Result<bool> look_now(const platform::Limits& limits);
  void handle_events();
  void handle_event(const platform::Event& event);
  Result<std::unique_ptr<platform::KeyInterceptor>> spread(const platform::KeyInterceptor::Of& of,
                                                           platform::KeyInterceptor::Front front,
                                                           const platform::Limits& limits) const;
  std::unique_ptr<platform::KeyInterceptor> take_interceptor();
  void release_former_interceptor();
  std::int64_t count_keys_caught() const;
  /// Keys intercepted since the last call.
  std::int64_t take_keys_caught();
  bool note_thefts();
  /// Discards reports of the active window that are read later but happened before now.
  void settle_active();
  bool note(const std::vector<platform::KeyInterceptor::Theft>& thefts);

  platform::Facets platform_;
  mutable std::mutex looking_;
  std::unique_ptr<EventWatch> events_;
  UserStateGuard guard_;
  UserStateGuard::Owns owns_;
  std::unique_ptr<platform::KeyInterceptor> interceptor_;
  /// What the interceptor answered during this look.
  std::optional<bool> commanded_;
  bool front_is_lent_ = false;
  /// The predecessor's, until this watch has its own.
  std::unique_ptr<platform::KeyInterceptor> former_interceptor_;
  /// The first sign of a change since the last look, and recent changes of the active window since it was last settled
  /// (changed by the user, or restored).
  std::optional<platform::TimePoint> changed_at_;
  std::vector<platform::TimePoint> active_changed_at_;
  platform::TimePoint active_settled_at_{};
  std::optional<platform::TimePoint> theft_at_;
  /// Keys caught by interceptors that are gone, and the number reported already.
  std::int64_t keys_caught_ = 0;
  std::int64_t keys_told_ = 0;
  bool answered_ = false;
  platform::TimePoint until_;
  std::atomic<std::int64_t> front_;
  std::stop_source until_changed_;
  Executor& threads_;
  std::stop_source stop_;
  /// The running thread's end; valid since keep().
  std::future<void> running_;
};

}  // namespace offhand
