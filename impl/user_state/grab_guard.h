#pragma once

#include <optional>

#include "codegen/runtime/error.h"
#include "generated/types/action.h"
#include "platform/api/platform.h"

namespace offhand {

/// Keeps the user's pointer and keyboard free. Menus hold both until they close, however they were opened; one that
/// an action in the background opened is closed again. One that was asked for in the foreground stays, and the reply
/// says who has the keyboard. Only for desktops that a user works at.
class GrabGuard {
 public:
  static Result<GrabGuard> begin(const platform::Facets& platform, const platform::Limits& limits);

  /// Before input goes to the window in the foreground: while a menu or list of another application holds pointer and
  /// keyboard it would go there. Waits a little for it to close; `foreground_unavailable`.
  static Result<void> await_free(const platform::Facets& platform, const platform::WindowInfo& window,
                                 const platform::Limits& limits);

  /// What an application held of the user's.
  struct Held {
    SideEffect effect;
    platform::GrabRelease release = platform::GrabRelease::not_its_own;
    /// It was freed, and what the action did may have gone with that.
    bool closed() const {
      return release == platform::GrabRelease::released || release == platform::GrabRelease::called_off;
    }
  };
  /// Once the action was delivered: what the window's application held and whether it was freed. Empty: nothing.
  Result<std::optional<Held>> release_if_taken(const platform::WindowInfo& window, const platform::Limits& limits);
  /// The same while its effect is still waited for, of what is held already: asks the application for nothing.
  Result<std::optional<Held>> release_if_held(const platform::WindowInfo& window, const platform::Limits& limits);
  /// In the midst of a drag, which ends what it made somebody hold (GTK 3 holds both while a tab is moved): nothing is
  /// closed, and by letting go of the button it is freed.
  Result<std::optional<Held>> tell_if_held_in_drag(const platform::Limits& limits);
  /// As release_if_taken of an action in the foreground, without freeing it.
  Result<std::optional<Held>> tell_if_taken(const platform::WindowInfo& window, const platform::Limits& limits);
  /// As release_if_held of an action in the foreground, without freeing it.
  Result<std::optional<Held>> tell_if_held(const platform::WindowInfo& window, const platform::Limits& limits);

 private:
  GrabGuard(const platform::Facets& platform, platform::InputGrab before)
      : platform_(platform), before_(before), began_(platform.clock().now()), free_at_(began_) {}
  /// Somebody holds what was free.
  Result<bool> is_held(const platform::Limits& limits);
  /// The same once the application has handled what was sent.
  Result<bool> is_taken(const platform::WindowInfo& window, const platform::Limits& limits);
  Held taken(platform::GrabRelease release) const;
  /// Of a window that was to be moved, which is ended; empty where it was not. Told once.
  Result<std::optional<Held>> end_move(const platform::WindowInfo& window, const platform::Limits& limits);

  platform::Facets platform_;
  platform::InputGrab before_;
  platform::TimePoint began_;
  /// What is held later is the user's own.
  bool move_was_ended_ = false;
  platform::TimePoint free_at_;  // when they were last seen free
};

}  // namespace offhand
