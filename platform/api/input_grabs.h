#pragma once

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"
#include "platform/api/windows.h"

namespace offhand::platform {

/// Whether one application holds pointer or keyboard for itself, so that the user's input goes nowhere else (X: a
/// grab). A button that is being pressed is no hold.
struct InputGrab {
  bool pointer = false;
  bool keyboard = false;
  bool any() const { return pointer || keyboard; }
};

/// What came of an attempt to free pointer and keyboard.
enum class GrabRelease {
  not_its_own,  ///< The application shows no menu that could hold them; nothing was sent.
  let_go,       ///< Its menu closed by itself; nothing was sent.
  released,     ///< Its menu was closed, and nobody holds them any more.
  called_off,   ///< Its window was to be moved with the user's pointer, which was ended; nobody holds them any more.
  still_held
};

/// Grabs of pointer and keyboard, where an application can hold them for itself.
class InputGrabs {
 public:
  virtual ~InputGrabs() = default;
  /// Whether menus that open here hold pointer and keyboard until they close, also when opened in the background.
  virtual bool menus_grab_input() const = 0;
  virtual Result<InputGrab> hold(const Limits& limits) = 0;
  /// Whether the window's application shows a menu by which it may hold pointer or keyboard.
  virtual Result<bool> shows_menu(const WindowInfo& window, const Limits& limits) = 0;
  /// Whether a window was to be moved or resized since, with the user's pointer, because of a gesture into it, and
  /// was kept from it.
  virtual bool called_off_move(const WindowInfo& window, TimePoint since) = 0;
  /// Frees what is still held for that: `called_off`, `still_held`.
  virtual Result<GrabRelease> end_move(const Limits& limits) = 0;
  /// Closes the menu by which the window's application holds pointer or keyboard.
  virtual Result<GrabRelease> release_grab(const WindowInfo& window, const Limits& limits) = 0;
};

}  // namespace offhand::platform
