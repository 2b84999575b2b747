#pragma once

#include <xcb/xcb.h>

#include <cstdint>

#include "platform/api/input.h"
#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/input/point_target.h"
#include "platform/linux/x11/keyboard/keymap.h"

namespace offhand::platform::x11 {

/// The number of a button in the core protocol.
std::uint8_t button_number(MouseButton button);

/// Core events sent to the client that created a window: with event mask 0 the server delivers them to no other client,
/// so neither the window manager nor any other client notices, and nothing on the desktop changes.
class SentEvents {
 public:
  /// `top_level`: the window that has the focus, real or synthetic, for these events.
  SentEvents(Conversation& talk, xcb_window_t top_level, xcb_timestamp_t time)
      : talk_(talk), top_level_(top_level), time_(time) {}

  void focus(bool in);
  void motion(const PointTarget& target, std::uint16_t state);
  /// Enter or leave events for a window and its top-level window: GTK 3 needs both to believe the pointer in a child
  /// window (Firefox's pages).
  void crossing(const PointTarget& target, bool in);
  void button(const PointTarget& target, std::uint8_t button, bool press, std::uint16_t state);
  void key(xcb_keycode_t key, bool press, std::uint16_t state);
  void advance(std::uint32_t milliseconds) { time_ += milliseconds; }
  /// Waits until the application has handled everything sent so far, using _NET_WM_PING. False: it did not answer in
  /// time. An application without ping support is given a short pause instead.
  Result<bool> wait_until_handled(std::int64_t pid);
  /// Flushes everything to the server. False: the window closed meanwhile.
  Result<bool> finish();

 private:
  void cross(const PointTarget& target, xcb_window_t window, std::uint8_t detail, bool in);
  template <class Event>
  void send(xcb_window_t window, const Event& event);

  Conversation& talk_;
  xcb_window_t top_level_;
  xcb_timestamp_t time_;
};

}  // namespace offhand::platform::x11
