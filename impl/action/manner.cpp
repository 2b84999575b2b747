#include "impl/action/manner.h"

namespace offhand {

bool Manner::allows(platform::Disturbs disturbs) const {
  switch (disturbs) {
    case platform::Disturbs::nobody:
      return !foreground;
    case platform::Disturbs::active_window:
      return !foreground && may_disturb_activation;
    case platform::Disturbs::front:
      return foreground && spares_keyboard;
    case platform::Disturbs::person:
      break;
  }
  return foreground;
}

}  // namespace offhand
