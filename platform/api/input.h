#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/enum_set.h"
#include "generated/types/input.h"
#include "platform/api/clock.h"
#include "platform/api/delivery.h"
#include "platform/api/windows.h"

namespace offhand::platform {

using Modifiers = EnumSet<KeyModifier>;

struct PointerClick {
  /// From the window's visible frame, in physical pixels.
  double x = 0;
  double y = 0;
  MouseButton button = MouseButton::left;
  int count = 1;
  Modifiers modifiers;
};

/// One key: a canonical name ("return", "f5") or one character in UTF-8.
struct KeyPress {
  std::string key;
  Modifiers modifiers;
};

/// Whether one application holds pointer or keyboard for itself, so that the person's input goes nowhere else (X: a
/// grab). A button that is being pressed is no hold.
struct InputHold {
  bool pointer = false;
  bool keyboard = false;
  bool any() const { return pointer || keyboard; }
};

/// A way for keys into a window.
enum class KeyRoute { background, second_keyboard, foreground };

/// What an application showed of itself before anything is sent to it.
enum class Reading {
  shown,       ///< It reads its events.
  cannot_tell  ///< Its window knows no question to that effect.
};

/// What came of an attempt to free pointer and keyboard.
enum class Release {
  not_its_own,  ///< The application shows no menu that could hold them; nothing was sent.
  released,     ///< Its menu was closed, and nobody holds them any more.
  still_held
};

/// Pointer and keyboard. The background calls move no pointer and take neither focus, activation nor stacking; a window
/// that cannot be served so gets `not_attempted` with the reason.
class Input {
 public:
  virtual ~Input() = default;
  /// Waits until the window's application has shown that it reads its events: what is sent to one that hangs acts
  /// whenever it goes on. `app_not_responding` when it has not by the deadline. Sends nothing that it could act on.
  virtual Result<Reading> await_reader(const WindowInfo& /*window*/, const Limits& /*limits*/) {
    return Reading::cannot_tell;
  }
  virtual Delivery click_background(const WindowInfo& window, const PointerClick& click, const Limits& limits) = 0;
  /// The window is active already; the user's pointer is moved and put back.
  virtual Delivery click_foreground(const WindowInfo& window, const PointerClick& click, const Limits& limits) = 0;
  /// A point of the screen, delivered to whatever is topmost there. The user's pointer is moved and put back; what the
  /// click activates and raises stays so.
  virtual Delivery click_screen(const PointerClick& click, const Limits& limits) = 0;
  /// Why these keys cannot go this way, as a delivery that was not attempted; empty when they can. Sends nothing and
  /// activates nothing: for callers that have to do something first which cannot be undone, such as clicking a field.
  virtual std::optional<Delivery> refuses_keys(KeyRoute route, const WindowInfo& window,
                                               const std::vector<KeyPress>& keys, const Limits& limits) = 0;
  /// Keys to what has the focus within the window, in order.
  virtual Delivery keys_background(const WindowInfo& window, const std::vector<KeyPress>& keys,
                                   std::chrono::milliseconds delay, const Limits& limits) = 0;
  /// The same through a keyboard of our own beside the user's (X: a second master device). It may disturb what the
  /// desktop calls the active window, so callers put that back.
  virtual Delivery keys_second_keyboard(const WindowInfo& /*window*/, const std::vector<KeyPress>& /*keys*/,
                                        std::chrono::milliseconds /*delay*/, const Limits& /*limits*/) {
    return Delivery::not_attempted("this platform has no second keyboard");
  }
  virtual Delivery keys_foreground(const WindowInfo& window, const std::vector<KeyPress>& keys,
                                   std::chrono::milliseconds delay, const Limits& limits) = 0;
  /// Whether menus that open here hold pointer and keyboard until they close, also when opened in the background.
  virtual bool menus_hold_input() const { return false; }
  virtual Result<InputHold> hold(const Limits& /*limits*/) { return InputHold{}; }
  /// Gives the application time to finish what it was sent, so that hold() tells what came of it. Short; no error when
  /// it does not answer.
  virtual void let_settle(const WindowInfo& /*window*/, const Limits& /*limits*/) {}
  /// Closes the menu by which the window's application holds pointer or keyboard.
  virtual Result<Release> release_hold(const WindowInfo& /*window*/, const Limits& /*limits*/) {
    return Release::not_its_own;
  }
  /// Whether the platform knows a key of this name.
  virtual bool knows_key(const std::string& key) const = 0;
};

}  // namespace offhand::platform
