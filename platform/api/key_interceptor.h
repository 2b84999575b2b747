#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "platform/api/clock.h"

namespace offhand::platform {

struct UserState;

/// While it lives, what the user types stays out of the windows of some processes, and of processes that show their
/// first window meanwhile, which may come to the front at any moment: when one of them takes the keyboard it is given
/// back to the user's window, and a key that was on its way meanwhile is held back and goes there too, in order. The
/// user's own typing is not touched.
///
/// The front may be lent to one of these windows for the time of an action there. While it is, the keyboard is given
/// back only when a key comes. Until the window is in front that key waits, so that it is not kept from coming there,
/// but for no longer than somebody who types would wonder.
///
/// A user who turns to one of these windows keeps it: the net is dropped for good. And once they have done what may
/// start a program, new ones are left alone.
class KeyInterceptor {
 public:
  /// Whether a process is one of those. Asked on a thread of the backend, once for each process that shows a window;
  /// not any more once the net is gone.
  using Of = std::function<bool(std::int64_t pid)>;
  /// `held` is lent with all that the user types waiting, wherever it would go, until the front is theirs again or
  /// they would wonder: for keys that are pressed on a keyboard of our own meanwhile.
  enum class Front { users, about_to_be_lent, lent, held };
  /// One of the windows had the keyboard for a while.
  struct Theft {
    TimePoint taken;
    TimePoint given_back;
  };

  virtual ~KeyInterceptor() = default;
  /// The user works in another window now: keys that are caught go there.
  virtual void give_to(const UserState& users) = 0;
  /// Keys may be late by a moment to learn of it.
  virtual void set_front(Front front) = 0;
  /// Those that are over, since the last call.
  virtual std::vector<Theft> take_thefts() = 0;
  /// The user turned to one of the windows, by a click or by a shortcut of the desktop's. This and the next count all
  /// that happened before the call, as far as it can be heard of within half a second: whoever sees the keyboard
  /// elsewhere may see it before the net has heard of the click.
  virtual bool user_turned() const = 0;
  /// The user did what may start a program or open a window: they clicked, pressed Return, or used a shortcut.
  virtual bool user_commanded() const = 0;
  /// Keys that were held back and given to the user's window.
  virtual std::int64_t keys_caught() const = 0;
};

}  // namespace offhand::platform
