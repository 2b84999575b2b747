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

/// Detects that the user turns to another window on purpose: by pressing a button outside the window in which they
/// work, or by a shortcut of the window manager. X does not tell why a window gets the focus, so what happened shortly
/// before decides. No other keys of the user are recorded.
class UserActivations {
 public:
  /// An input of the user that may start a program or open a window: a click, Return, a shortcut key or a key that
  /// types nothing.
  struct Command {
    /// For a click: the windows under the pointer, outermost first.
    std::vector<xcb_window_t> pressed;
  };

  /// `opcode` is that of the X Input extension.
  UserActivations(Connection& connection, std::uint8_t opcode) : connection_(connection), opcode_(opcode) {}

  /// From now on receives raw events of the user's keys and buttons, whoever grabs them.
  Result<void> listen(const Budget& budget);
  Result<void> learn_keys(const Budget& budget);

  /// Handles one of the events selected by listen(). `home`: the window in which the user works.
  std::optional<Command> handle(const xcb_generic_event_t& event, xcb_window_t home, const Budget& budget);
  /// The keyboard was grabbed or ungrabbed by another client while the user's window had the focus.
  void on_grab();

  /// Whether the user did something a moment ago that may activate a window.
  bool just_now() const;
  /// Whether the user may have started a program so recently that its first window may still appear.
  bool commanded_lately() const;
  /// Whether the pointer was moved from `from` to the window: many window managers then set the focus to it.
  bool moved_to(xcb_window_t window, ScreenPoint from, const Budget& budget);

 private:
  std::optional<Command> on_press(xcb_window_t home, const Budget& budget);

  Connection& connection_;
  const std::uint8_t opcode_;
  std::set<xcb_keycode_t> shortcut_keys_;
  std::set<xcb_keycode_t> command_keys_;
  std::optional<TimePoint> pressed_outside_at_;
  std::optional<TimePoint> shortcut_key_at_;
  std::optional<TimePoint> grabbed_at_;
  std::optional<TimePoint> commanded_at_;
};

}  // namespace offhand::platform::x11
