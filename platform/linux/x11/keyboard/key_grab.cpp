#include "platform/linux/x11/keyboard/key_grab.h"

#include "platform/linux/x11/keyboard/input_devices.h"

namespace offhand::platform::x11 {
namespace {

constexpr std::uint32_t any_keycode = 0;
constexpr std::uint32_t any_modifier = 1U << 31U;
constexpr std::uint32_t of_keys = XCB_INPUT_XI_EVENT_MASK_KEY_PRESS;

}  // namespace

void grab_keys(Connection& connection, xcb_window_t window) {
  const auto grab =
      xcb_input_xi_passive_grab_device(connection.raw(), XCB_CURRENT_TIME, window, XCB_CURSOR_NONE, any_keycode,
                                       core_keyboard, 1, 1, XCB_INPUT_GRAB_TYPE_KEYCODE, XCB_INPUT_GRAB_MODE_22_SYNC,
                                       XCB_GRAB_MODE_ASYNC, XCB_INPUT_GRAB_OWNER_NO_OWNER, &of_keys, &any_modifier);
  xcb_discard_reply(connection.raw(), grab.sequence);
}

void ungrab_keys(Connection& connection, xcb_window_t window) {
  xcb_input_xi_passive_ungrab_device(connection.raw(), window, any_keycode, core_keyboard, 1,
                                     XCB_INPUT_GRAB_TYPE_KEYCODE, &any_modifier);
}

Result<bool> grab_keyboard(Conversation& talk) {
  auto asked = talk.ask(xcb_input_xi_grab_device(
      talk.raw(), talk.root(), XCB_CURRENT_TIME, XCB_CURSOR_NONE, core_keyboard, XCB_INPUT_GRAB_MODE_22_SYNC,
      XCB_INPUT_GRAB_MODE_22_ASYNC, XCB_INPUT_GRAB_OWNER_NO_OWNER, 1, &of_keys));
  OFFHAND_ASSIGN(const auto grab, asked.get());
  return grab && grab->status == XCB_GRAB_STATUS_SUCCESS;
}

std::uint32_t ungrab_keyboard(Connection& connection) {
  const auto asked = xcb_input_xi_ungrab_device(connection.raw(), XCB_CURRENT_TIME, core_keyboard);
  // Events after the no-operation carry its number instead.
  xcb_no_operation(connection.raw());
  return asked.sequence;
}

void replay_key(Connection& connection, const CaughtKey& key) {
  xcb_input_xi_allow_events(connection.raw(), key.time, core_keyboard, XCB_INPUT_EVENT_MODE_REPLAY_DEVICE, 0,
                            key.window);
}

std::uint32_t set_focus(Connection& connection, xcb_window_t window) {
  const auto asked = xcb_set_input_focus(connection.raw(), XCB_INPUT_FOCUS_POINTER_ROOT, window, XCB_CURRENT_TIME);
  return asked.sequence;
}

}  // namespace offhand::platform::x11
