#pragma once

#include <xcb/xcb.h>

#include <cstdint>

#include "platform/api/input.h"
#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/input/point_target.h"
#include "platform/linux/x11/keyboard/keymap.h"

namespace offhand::platform::x11 {

/// Number of a button in the core protocol.
std::uint8_t button_number(MouseButton button);

/// Core events sent to one window's creator alone: with event mask 0 the server gives them to no other client, so
/// neither the window manager nor anybody else sees them, and nothing on the desktop changes.
class SentEvents {
 public:
  /// `top_level` is what believes to have the focus while the events come.
  SentEvents(Conversation& talk, xcb_window_t top_level, xcb_timestamp_t time)
      : talk_(talk), top_level_(top_level), time_(time) {}

  void focus(bool in);
  void motion(const PointTarget& target, std::uint16_t state);
  /// Into or out of a window and the top-level one that it lies in: GTK 3 believes the pointer to be in a child of its
  /// own (Firefox's pages) only with both.
  void crossing(const PointTarget& target, bool in);
  void button(const PointTarget& target, std::uint8_t button, bool press, std::uint16_t state);
  void key(xcb_keycode_t key, bool press, std::uint16_t state);
  /// Lets time pass in the time stamps.
  void advance(std::uint32_t milliseconds) { time_ += milliseconds; }
  /// Waits until the application has handled what was sent so far, by the ping that window managers use. False: it did
  /// not answer in time. One that knows no ping is given a moment instead.
  Result<bool> wait_until_handled(std::int64_t pid);
  /// Hands everything to the server. False: the window closed meanwhile.
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
