#pragma once

#include <chrono>
#include <optional>
#include <set>
#include <vector>

#include "platform/api/clock.h"
#include "platform/api/user_desk.h"
#include "platform/api/windows.h"
#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

/// Whether the user turns to another window on purpose: they press a button outside the one they work in, or a
/// shortcut of the window manager's. X does not tell why a window gets the keyboard, so what comes shortly before is
/// what counts. Which keys they press otherwise is not looked at.
class UserActivations {
 public:
  /// The user did what may start a program or open a window: a click, a Return, a key of a shortcut or one that
  /// types nothing.
  struct Command {
    /// Of a click: the windows under the pointer, outermost first.
    std::vector<xcb_window_t> pressed;
  };

  /// `opcode` is that of the X Input extension.
  UserActivations(Connection& connection, std::uint8_t opcode) : connection_(connection), opcode_(opcode) {}

  /// Hears of the user's own keys and buttons from now on, whoever gets them, and whoever holds them.
  Result<void> listen(const Budget& budget);
  /// Keys mean something else now.
  Result<void> learn_keys(const Budget& budget);

  /// One of the events that listen() asked for. `home` is the window that the user works in.
  std::optional<Command> handle(const xcb_generic_event_t& event, xcb_window_t home, const Budget& budget);
  /// Somebody took hold of the keyboard while it was in the user's window, or let it go again.
  void on_hold();

  /// What may make a window come to the front was done a moment ago.
  bool just_now() const;
  /// What may start a program was done so lately that its first window may still come.
  bool commanded_lately() const;
  /// Whether the pointer was moved from `from` to a window: with many window managers that gives it the keyboard.
  bool moved_to(xcb_window_t window, ScreenPoint from, const Budget& budget);

 private:
  std::optional<Command> on_press(xcb_window_t home, const Budget& budget);

  Connection& connection_;
  const std::uint8_t opcode_;
  std::set<xcb_keycode_t> shortcut_keys_;
  std::set<xcb_keycode_t> command_keys_;
  std::optional<TimePoint> pressed_outside_at_;
  std::optional<TimePoint> shortcut_key_at_;
  std::optional<TimePoint> held_at_;
  std::optional<TimePoint> commanded_at_;
};

}  // namespace offhand::platform::x11
