#pragma once

#include <cstddef>
#include <functional>

#include "generated/types/observation.h"
#include "platform/api/delivery.h"
#include "platform/api/input.h"

namespace offhand {

/// One way of delivering an action.
using Strategy = std::function<platform::Delivery()>;

/// How an attempt may go about it.
struct DeliveryOptions {
  /// The caller asked for foreground delivery.
  bool foreground = false;
  /// Menus may hold pointer and keyboard: where nobody works, and where they do no such thing.
  bool may_take_input = false;
  /// What the desktop calls the active window may change for a moment.
  bool may_disturb_activation = false;
  /// In the foreground keys are pressed on a keyboard of our own where there is one, and what the user types is kept
  /// for them.
  bool spares_keyboard = false;
  /// The same for the same action asked for again; made of the arguments, which are not kept, for they may hold a
  /// password.
  std::size_t fingerprint = 0;
  /// What to tell of the window once the action is over.
  Observe observe = Observe::none;

  /// Whether a way for gestures may be taken. In the foreground only the user's own is: it is what was asked for.
  bool allows(platform::Disturbs disturbs) const;
};

}  // namespace offhand
