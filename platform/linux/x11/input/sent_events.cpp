#include "platform/linux/x11/input/sent_events.h"

#include <cstring>

#include "platform/linux/x11/input/ping.h"

namespace offhand::platform::x11 {
std::uint8_t button_number(MouseButton button) {
  switch (button) {
    case MouseButton::left:
      return 1;
    case MouseButton::middle:
      return 2;
    case MouseButton::right:
      return 3;
  }
  return 1;
}

template <class Event>
void SentEvents::send(xcb_window_t window, const Event& event) {
  char bytes[32] = {};
  static_assert(sizeof event <= sizeof bytes);
  std::memcpy(bytes, &event, sizeof event);
  xcb_send_event(talk_.raw(), 0, window, XCB_EVENT_MASK_NO_EVENT, bytes);
}

void SentEvents::focus(bool in) {
  xcb_focus_in_event_t event{};
  event.response_type = in ? XCB_FOCUS_IN : XCB_FOCUS_OUT;
  event.detail = XCB_NOTIFY_DETAIL_NONLINEAR;
  event.event = top_level_;
  event.mode = XCB_NOTIFY_MODE_NORMAL;
  send(top_level_, event);
}

void SentEvents::motion(const PointTarget& target, std::uint16_t state) {
  xcb_motion_notify_event_t event{};
  event.response_type = XCB_MOTION_NOTIFY;
  event.time = time_;
  event.root = talk_.root();
  event.event = target.window;
  event.root_x = static_cast<std::int16_t>(target.on_screen.x);
  event.root_y = static_cast<std::int16_t>(target.on_screen.y);
  event.event_x = static_cast<std::int16_t>(target.in_window.x);
  event.event_y = static_cast<std::int16_t>(target.in_window.y);
  event.state = state;
  event.same_screen = 1;
  send(target.window, event);
}

void SentEvents::crossing(const PointTarget& target, bool in) {
  const bool is_child = target.window != target.top_level;
  if (in && is_child) cross(target, target.top_level, XCB_NOTIFY_DETAIL_NONLINEAR_VIRTUAL, in);
  cross(target, target.window, XCB_NOTIFY_DETAIL_NONLINEAR, in);
  if (!in && is_child) cross(target, target.top_level, XCB_NOTIFY_DETAIL_NONLINEAR_VIRTUAL, in);
}

void SentEvents::cross(const PointTarget& target, xcb_window_t window, std::uint8_t detail, bool in) {
  constexpr std::uint8_t same_screen = 2;
  xcb_enter_notify_event_t event{};
  event.response_type = in ? XCB_ENTER_NOTIFY : XCB_LEAVE_NOTIFY;
  event.detail = detail;
  event.time = time_;
  event.root = talk_.root();
  event.event = window;
  if (window != target.window) event.child = target.window;
  event.root_x = static_cast<std::int16_t>(target.on_screen.x);
  event.root_y = static_cast<std::int16_t>(target.on_screen.y);
  event.event_x = static_cast<std::int16_t>(target.in_window.x);
  event.event_y = static_cast<std::int16_t>(target.in_window.y);
  event.mode = XCB_NOTIFY_MODE_NORMAL;
  event.same_screen_focus = same_screen;
  send(window, event);
}

void SentEvents::button(const PointTarget& target, std::uint8_t button, bool press, std::uint16_t state) {
  xcb_button_press_event_t event{};
  event.response_type = press ? XCB_BUTTON_PRESS : XCB_BUTTON_RELEASE;
  event.detail = button;
  event.time = time_;
  event.root = talk_.root();
  event.event = target.window;
  event.root_x = static_cast<std::int16_t>(target.on_screen.x);
  event.root_y = static_cast<std::int16_t>(target.on_screen.y);
  event.event_x = static_cast<std::int16_t>(target.in_window.x);
  event.event_y = static_cast<std::int16_t>(target.in_window.y);
  event.state = state;
  event.same_screen = 1;
  send(target.window, event);
}

void SentEvents::key(xcb_keycode_t key, bool press, std::uint16_t state) {
  xcb_key_press_event_t event{};
  event.response_type = press ? XCB_KEY_PRESS : XCB_KEY_RELEASE;
  event.detail = key;
  event.time = time_;
  event.root = talk_.root();
  event.event = top_level_;
  event.state = state;
  event.same_screen = 1;
  send(top_level_, event);
}

Result<bool> SentEvents::wait_until_handled(std::int64_t pid) {
  OFFHAND_ASSIGN(const auto answer, wait_until_done(talk_, top_level_, pid, time_));
  return answer == Answer::came;
}

Result<bool> SentEvents::finish() {
  OFFHAND_CHECK(talk_.sync());
  bool arrived = true;
  while (const Owned<xcb_generic_event_t> event{xcb_poll_for_event(talk_.raw())}) {
    // An error: the recipient window of an event is gone.
    if (event->response_type == 0) arrived = false;
  }
  return arrived;
}

}  // namespace offhand::platform::x11
