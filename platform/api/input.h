#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"
#include "platform/api/delivery.h"
#include "platform/api/gesture.h"
#include "platform/api/windows.h"

namespace offhand::platform {

/// Whose work a gesture disturbs while it is delivered, from nobody's on.
enum class Disturbs {
  nobody,         ///< Pointer, focus, active window and stacking stay what they are.
  active_window,  ///< What the desktop calls the active window may change for a moment; callers put it back.
  front,          ///< The window has to be active already. The user's own keyboard is not used.
  user            ///< The user's own pointer and keyboard are used. The window has to be active already.
};

/// A way for gestures into a window. Callers choose by what it disturbs; which way it is only its backend knows.
struct Route {
  int id = 0;
  Disturbs disturbs = Disturbs::nobody;
  /// By a pointer of our own beside the user's. All applications are told that it comes and goes, so what can be done
  /// without one is.
  bool own_pointer = false;
};

/// What an application showed of itself before anything is sent to it.
enum class Reading {
  shown,       ///< It reads its events.
  cannot_tell  ///< Its window knows no question to that effect.
};

/// What was asked of an application that is to show that it reads its events.
class Ping {
 public:
  virtual ~Ping() = default;
  /// As Input::await_ping(). Call it once.
  virtual Result<Reading> answer() = 0;
};

/// Gestures of pointer and keyboard, by whatever ways a desktop has for them.
class Input {
 public:
  virtual ~Input() = default;
  /// Whether gestures can be sent here at all; otherwise the error that says what is missing.
  virtual Result<void> available(const Limits& /*limits*/) { return {}; }
  /// Waits until the window's application has shown that it reads its events: what is sent to one that hangs acts
  /// whenever it goes on. `app_not_responding` when it has not by the deadline. Sends nothing that it could act on.
  virtual Result<Reading> await_ping(const WindowInfo& /*window*/, const Limits& /*limits*/) {
    return Reading::cannot_tell;
  }
  /// The same for somebody who has something else to ask of the application meanwhile.
  virtual Result<std::unique_ptr<Ping>> send_ping(const WindowInfo& window, const Limits& limits);

  /// For so long after a dialog came the application drops presses in it, lest somebody press what they did not see
  /// come.
  virtual std::chrono::milliseconds dialog_input_delay(const WindowInfo& /*window*/) const {
    return std::chrono::milliseconds::zero();
  }

  /// The ways into a window, the least disturbing first. The screen itself (`window_id` 0) has its own: what is
  /// delivered by that goes to whatever is topmost at the point, and what it activates and raises stays so. Keys go
  /// that way only while no window has the keyboard, to whoever listens everywhere. Asks nobody.
  virtual std::vector<Route> routes(const WindowInfo& window) const = 0;
  /// What a notch of the wheel scrolls, where it is turned by any part of one; empty: it turns by whole notches, each as
  /// far as an application likes.
  virtual std::optional<double> pixels_of_notch() const { return std::nullopt; }
  /// Sends a gesture by one of the routes of this window; `not_attempted` with the reason where it cannot go that way,
  /// without a reason where nothing of its kind ever does (a click by way of a keyboard). Who moves the user's
  /// pointer puts it back.
  virtual Delivery deliver(const Gesture& gesture, const Route& route, const WindowInfo& window,
                           const Limits& limits) = 0;
  /// Why deliver() would not attempt it, as far as that can be told before; empty when nothing speaks against it. Sends
  /// nothing and activates nothing: for callers that have to do something first which cannot be undone, such as
  /// clicking a field.
  virtual std::optional<Delivery> refuses(const Gesture& gesture, const Route& route, const WindowInfo& window,
                                          const Limits& limits) = 0;

  /// Waits until the user has finished the syllable or word that they compose with an input method: a window that takes
  /// the keyboard would break it off. `composing` where they go on for too long.
  virtual Result<void> await_composed(const WindowInfo& /*window*/, const Limits& /*limits*/) { return {}; }
  /// Gives the application time to finish what it was sent, so that InputGrabs::hold() tells what came of it. Short; no
  /// error when it does not answer.
  virtual void let_settle(const WindowInfo& /*window*/, const Limits& /*limits*/) {}
  /// Whether the platform knows a key of this name.
  virtual bool knows_key(const std::string& key) const = 0;
};

}  // namespace offhand::platform
