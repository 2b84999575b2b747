#pragma once

#include <optional>

#include "codegen/runtime/error.h"
#include "generated/types/action.h"
#include "platform/api/platform.h"

namespace offhand {

/// Keeps the user's pointer and keyboard free of grabs. A menu grabs both until it closes, however it was opened. A
/// menu that an action in the background opened is closed again; one that was opened in the foreground on request
/// stays, and the reply reports who has the keyboard. Used only on desktops with a user.
class GrabGuard {
 public:
  static Result<GrabGuard> begin(const platform::Facets& platform, const platform::Limits& limits);

  /// Called before input goes to the window in the foreground: while a menu or list of another application grabs
  /// pointer and keyboard, the input would go there. Waits briefly for the grab to end, then fails with
  /// `foreground_unavailable`.
  static Result<void> await_free(const platform::Facets& platform, const platform::WindowInfo& window,
                                 const platform::Limits& limits);

  /// What an application grabbed of the user's devices.
  struct Held {
    SideEffect effect;
    platform::GrabRelease release = platform::GrabRelease::not_its_own;
    /// The grab was ended, which may have undone the effect of the action.
    bool closed() const {
      return release == platform::GrabRelease::released || release == platform::GrabRelease::called_off;
    }
  };
  /// After the action was delivered: what the window's application grabbed, and whether the grab was ended. Empty when
  /// it grabbed nothing.
  Result<std::optional<Held>> release_if_taken(const platform::WindowInfo& window, const platform::Limits& limits);
  /// The same while the effect is still awaited, for grabs that exist already: does not wait until the application has
  /// handled its input.
  Result<std::optional<Held>> release_if_held(const platform::WindowInfo& window, const platform::Limits& limits);
  /// During a drag, whose source may grab both devices (GTK 3 does while a tab is moved). Nothing is closed: releasing
  /// the button ends the grab.
  Result<std::optional<Held>> tell_if_held_in_drag(const platform::Limits& limits);
  /// As release_if_taken for an action in the foreground, without ending the grab.
  Result<std::optional<Held>> tell_if_taken(const platform::WindowInfo& window, const platform::Limits& limits);
  /// As release_if_held for an action in the foreground, without ending the grab.
  Result<std::optional<Held>> tell_if_held(const platform::WindowInfo& window, const platform::Limits& limits);

 private:
  GrabGuard(const platform::Facets& platform, platform::InputGrab before)
      : platform_(platform), before_(before), began_(platform.clock().now()), free_at_(began_) {}
  /// Whether devices that were free before are grabbed now.
  Result<bool> is_held(const platform::Limits& limits);
  /// The same after the application has handled what was sent.
  Result<bool> is_taken(const platform::WindowInfo& window, const platform::Limits& limits);
  Held taken(platform::GrabRelease release) const;
  /// Ends a move of the window that the action started; empty when there was none. Reported once.
  Result<std::optional<Held>> end_move(const platform::WindowInfo& window, const platform::Limits& limits);

  platform::Facets platform_;
  platform::InputGrab before_;
  platform::TimePoint began_;
  /// The move was ended; a later grab is the user's own.
  bool move_was_ended_ = false;
  platform::TimePoint free_at_;  // when the devices were last seen free
};

}  // namespace offhand
