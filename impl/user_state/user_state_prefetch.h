#pragma once

#include <cstdint>
#include <future>
#include <memory>
#include <optional>
#include <string>

#include "codegen/runtime/error.h"
#include "impl/user_state/delivery_options.h"
#include "impl/user_state/grab_guard.h"
#include "impl/user_state/user_state_keeper.h"
#include "platform/api/key_interceptor.h"
#include "platform/api/platform.h"

namespace offhand {

/// The user state as an action finds it.
struct FoundUserState {
  std::unique_ptr<UserStateWatch> watch;
  /// Only where menus grab the user's devices.
  std::optional<GrabGuard> grab_guard;
};

/// Reads the user state for an action in the background on a window of `pid`, and preserves it from then on. Preserves
/// nothing for an action in the foreground or without an application (pid 0).
Result<FoundUserState> find_user_state(UserStateKeeper& keeper, const platform::Facets& platform,
                                       const DeliveryOptions& delivery_options, std::int64_t pid,
                                       const platform::Limits& limits);

/// Whether processes belong to the tree of `pid`.
platform::KeyInterceptor::Of family_of(const platform::Facets& platform, std::int64_t pid);

/// From now on what is taken by windows of `pid`, or by new windows of its process tree, is restored at once.
void keep_user_state(UserStateWatch& watch, UserStateKeeper& keeper, const platform::Facets& platform, std::int64_t pid,
                     const platform::Limits& limits);

/// Reads the user state while the target is identified: the desktop and the application answer at the same time. When
/// the action is refused after that, the state is preserved as after a completed action.
class UserStatePrefetch {
 public:
  UserStatePrefetch(UserStateKeeper& keeper, platform::Facets platform, const DeliveryOptions& delivery_options,
                    std::int64_t pid, std::string session, const platform::Limits& limits);
  ~UserStatePrefetch();
  UserStatePrefetch(const UserStatePrefetch&) = delete;
  UserStatePrefetch& operator=(const UserStatePrefetch&) = delete;

  /// Works once. Empty where the state was read too long ago and has to be read again.
  std::optional<Result<FoundUserState>> take();

 private:
  void leave(FoundUserState desk);

  UserStateKeeper& keeper_;
  const platform::Facets platform_;
  const std::int64_t pid_;
  const std::string session_;
  const platform::TimePoint began_;
  std::future<Result<FoundUserState>> found_;
};

}  // namespace offhand
