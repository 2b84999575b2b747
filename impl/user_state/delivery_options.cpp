#include "impl/user_state/delivery_options.h"

namespace offhand {

bool DeliveryOptions::allows(platform::Disturbs disturbs) const {
  switch (disturbs) {
    case platform::Disturbs::nobody:
      return !foreground;
    case platform::Disturbs::active_window:
      return !foreground && may_disturb_activation;
    case platform::Disturbs::front:
      return foreground && spares_keyboard;
    case platform::Disturbs::user:
      break;
  }
  return foreground;
}

}  // namespace offhand
