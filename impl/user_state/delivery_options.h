#pragma once

#include <cstddef>
#include <functional>

#include "generated/types/observation.h"
#include "platform/api/delivery.h"
#include "platform/api/input.h"

namespace offhand {

/// One strategy: a way to deliver the action. It answers what became of the delivery.
using Strategy = std::function<platform::Delivery()>;

/// The keyboard on which the user types; empty functions where nobody is considered.
struct UsersKeyboard {
  /// Waits until the user does not type, before something in a window takes it. Whether it had to wait.
  std::function<Result<bool>(const platform::WindowInfo& window)> await_pause = {};
  /// Whether they type right now.
  std::function<bool()> is_in_use = {};
};

/// What the caller allows the strategies of one action run to do.
struct DeliveryOptions {
  /// The caller asked for foreground delivery.
  bool foreground = false;
  /// Menus may grab pointer and keyboard: on desktops without a user, or where menus grab nothing.
  bool may_take_input = false;
  /// The window that the desktop reports as active may change for a moment.
  bool may_disturb_activation = false;
  /// Foreground only: keys are pressed on a second keyboard where there is one, and keys that the user types meanwhile
  /// reach the user's window.
  bool spares_keyboard = false;
  /// Equal for a repetition of the same action. A hash of the arguments, which are not kept because they may hold a
  /// password.
  std::size_t fingerprint = 0;
  /// What the reply tells about the window after the action.
  Observe observe = Observe::none;
  UsersKeyboard users_keyboard = {};

  /// Whether a gesture may take a route that disturbs this. Foreground delivery takes only routes that use the front or
  /// the user's devices, because that is what the caller asked for.
  bool allows(platform::Disturbs disturbs) const;
};

}  // namespace offhand
