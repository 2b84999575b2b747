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

/// The user's desk as an action finds it.
struct FoundUserState {
  std::unique_ptr<UserStateWatch> watch;
  /// Where menus hold what is the user's.
  std::optional<GrabGuard> grab_guard;
};

/// Looks at the desk for an action in the background on a window of `pid`, and keeps it from then on. Of an action in
/// the foreground, or on no application (0), it keeps nothing.
Result<FoundUserState> find_user_state(UserStateKeeper& keeper, const platform::Facets& platform,
                                       const DeliveryOptions& delivery_options, std::int64_t pid,
                                       const platform::Limits& limits);

/// Whether processes belong to the tree of `pid`.
platform::KeyInterceptor::Of family_of(const platform::Facets& platform, std::int64_t pid);

/// From now on what windows of `pid`, and new ones of its process tree, take is given back at once.
void keep_user_state(UserStateWatch& watch, UserStateKeeper& keeper, const platform::Facets& platform, std::int64_t pid,
                     const platform::Limits& limits);

/// The same beside the question what the target is: the desktop answers the one while the application answers the
/// other. Of an action that is refused then the desk is kept as after one that was done.
class UserStatePrefetch {
 public:
  UserStatePrefetch(UserStateKeeper& keeper, platform::Facets platform, const DeliveryOptions& delivery_options,
                    std::int64_t pid, std::string session, const platform::Limits& limits);
  ~UserStatePrefetch();
  UserStatePrefetch(const UserStatePrefetch&) = delete;
  UserStatePrefetch& operator=(const UserStatePrefetch&) = delete;

  /// Once. Empty where it was found so long ago that it has to be looked at again.
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
