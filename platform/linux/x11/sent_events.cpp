#include "platform/linux/x11/sent_events.h"

#include <algorithm>
#include <chrono>
#include <cstring>

namespace offhand::platform::x11 {
namespace {

using std::chrono::milliseconds;

// An application that is alive answers a ping within a few milliseconds, a busy one within its longest task.
constexpr milliseconds patience_with_application{1000};
// The answer comes from reading the events; what they led to in the application follows right after.
constexpr milliseconds after_answer{3};
constexpr milliseconds without_ping{40};

}  // namespace

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
  constexpr std::uint8_t same_screen = 2;
  xcb_enter_notify_event_t event{};
  event.response_type = in ? XCB_ENTER_NOTIFY : XCB_LEAVE_NOTIFY;
  event.detail = XCB_NOTIFY_DETAIL_NONLINEAR;
  event.time = time_;
  event.root = talk_.root();
  event.event = target.window;
  event.root_x = static_cast<std::int16_t>(target.on_screen.x);
  event.root_y = static_cast<std::int16_t>(target.on_screen.y);
  event.event_x = static_cast<std::int16_t>(target.in_window.x);
  event.event_y = static_cast<std::int16_t>(target.in_window.y);
  event.mode = XCB_NOTIFY_MODE_NORMAL;
  event.same_screen_focus = same_screen;
  send(target.window, event);
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

Result<bool> SentEvents::wait_until_handled() {
  auto asked = talk_.ask_property(top_level_, Atom::wm_protocols);
  OFFHAND_ASSIGN(const auto protocols, asked.get());
  if (std::ranges::count(values_of(protocols.get()), talk_.atom(Atom::net_wm_ping)) == 0) {
    OFFHAND_CHECK(talk_.budget().sleep(without_ping));
    return true;
  }
  // The answer goes to the root: GTK sends it to those who listen to its children, Qt to those who listen to itself.
  const std::uint32_t listen = XCB_EVENT_MASK_SUBSTRUCTURE_NOTIFY | XCB_EVENT_MASK_STRUCTURE_NOTIFY;
  xcb_change_window_attributes(talk_.raw(), talk_.root(), XCB_CW_EVENT_MASK, &listen);
  xcb_client_message_event_t ping{};
  ping.response_type = XCB_CLIENT_MESSAGE;
  ping.format = 32;
  ping.window = top_level_;
  ping.type = talk_.atom(Atom::wm_protocols);
  ping.data.data32[0] = talk_.atom(Atom::net_wm_ping);
  ping.data.data32[1] = time_;
  ping.data.data32[2] = top_level_;
  send(top_level_, ping);
  const Budget patience = talk_.budget().no_later_than(std::chrono::steady_clock::now() + patience_with_application);
  bool answered = false;
  while (!answered) {
    const auto event = talk_.connection().event(patience);
    if (!event) {
      if (talk_.connection().broken() || talk_.budget().spent()) return fail(event.error());
      break;
    }
    if (((*event)->response_type & 0x7F) != XCB_CLIENT_MESSAGE) continue;
    const auto& answer = reinterpret_cast<const xcb_client_message_event_t&>(**event);
    answered = answer.type == ping.type && answer.data.data32[0] == ping.data.data32[0] &&
               answer.data.data32[1] == ping.data.data32[1] && answer.data.data32[2] == top_level_;
  }
  const std::uint32_t nothing = XCB_EVENT_MASK_NO_EVENT;
  xcb_change_window_attributes(talk_.raw(), talk_.root(), XCB_CW_EVENT_MASK, &nothing);
  if (answered) OFFHAND_CHECK(talk_.budget().sleep(after_answer));
  return answered;
}

Result<bool> SentEvents::finish() {
  OFFHAND_CHECK(talk_.sync());
  bool arrived = true;
  while (const Owned<xcb_generic_event_t> event{xcb_poll_for_event(talk_.raw())}) {
    // An error: the window that an event was for is gone.
    if (event->response_type == 0) arrived = false;
  }
  return arrived;
}

}  // namespace offhand::platform::x11
