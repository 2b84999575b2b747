#pragma once

#include <memory>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"
#include "platform/api/key_interceptor.h"
#include "platform/api/user_desk.h"

namespace offhand::platform {

/// Keeps what the user types in the window that they type into.
class KeyInterception {
 public:
  virtual ~KeyInterception() = default;
  /// Notices from now on what the user does that may open a window, so that no window is taken for somebody else's
  /// that they asked for before keys were first caught. Costs something the first time alone.
  virtual Result<void> attend_user(const Limits& limits) = 0;
  /// Keeps the user's keys in the window that has the keyboard in `users`, out of the windows of those processes:
  /// of those that are there and of those that open while the net lives. `front` says whether one of them comes to the
  /// front on purpose now. Null where that window is one of theirs.
  virtual Result<std::unique_ptr<KeyInterceptor>> intercept_keys(const UserState& users, const KeyInterceptor::Of& of,
                                                                 KeyInterceptor::Front front, const Limits& limits) = 0;
};

}  // namespace offhand::platform
