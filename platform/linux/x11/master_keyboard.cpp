#include "platform/linux/x11/master_keyboard.h"

#include <fmt/format.h>

#include <string>

#include "generated/types/errors.h"
#include "platform/linux/x11/layout_record.h"
#include "platform/linux/x11/xcb_xkb.h"

namespace offhand::platform::x11 {

template <>
struct ReplyOf<xcb_input_xi_get_focus_cookie_t> {
  using type = xcb_input_xi_get_focus_reply_t;
};
template <>
struct ReplyOf<xcb_input_xi_grab_device_cookie_t> {
  using type = xcb_input_xi_grab_device_reply_t;
};

Result<void> MasterKeyboard::create() {
  const std::string name = fmt::format("{}{:x}", name_prefix, owner_);
  xcb_create_window(talk_.raw(), 0, owner_, talk_.root(), -1, -1, 1, 1, 0, XCB_WINDOW_CLASS_INPUT_ONLY,
                    XCB_COPY_FROM_PARENT, 0, nullptr);
  xcb_change_property(talk_.raw(), XCB_PROP_MODE_REPLACE, owner_, talk_.atom(Atom::wm_name), XCB_ATOM_STRING, 8,
                      static_cast<std::uint32_t>(name.size()), name.data());
  OFFHAND_ASSIGN(const LayoutRecord layout, LayoutRecord::read(talk_));
  add_master(talk_, name);
  layout.put_back(talk_);
  OFFHAND_ASSIGN(const auto devices, read_devices(talk_));
  DeviceId pointer = 0;
  for (const Device& device : devices) {
    if (device.type == XCB_INPUT_DEVICE_TYPE_MASTER_KEYBOARD && device.name == name + " keyboard") {
      keyboard_ = device.id;
      pointer = device.attachment;
    }
  }
  for (const Device& device : devices) {
    if (device.type == XCB_INPUT_DEVICE_TYPE_SLAVE_KEYBOARD && device.attachment == keyboard_) slave_ = device.id;
  }
  if (keyboard_ == 0 || slave_ == 0) return fail(errors::internal({.reason = "the X server adds no second keyboard"}));
  hide_pointer(pointer);
  return {};
}

/// The second pointer would be seen in the middle of the screen, and windows there would see it enter.
void MasterKeyboard::hide_pointer(DeviceId pointer) {
  xcb_connection_t* raw = talk_.raw();
  const xcb_pixmap_t nothing = xcb_generate_id(raw);
  const xcb_cursor_t cursor = xcb_generate_id(raw);
  const xcb_gcontext_t clear = xcb_generate_id(raw);
  const std::uint32_t colour = 0;
  const xcb_rectangle_t all{0, 0, 1, 1};
  xcb_create_pixmap(raw, 1, nothing, talk_.root(), 1, 1);
  xcb_create_gc(raw, clear, nothing, XCB_GC_FOREGROUND, &colour);
  xcb_poly_fill_rectangle(raw, nothing, clear, 1, &all);
  xcb_create_cursor(raw, cursor, nothing, nothing, 0, 0, 0, 0, 0, 0, 0, 0);
  const std::uint32_t no_events = 0;
  xcb_discard_reply(
      raw, xcb_input_xi_grab_device(raw, talk_.root(), XCB_CURRENT_TIME, cursor, pointer, XCB_INPUT_GRAB_MODE_22_ASYNC,
                                    XCB_INPUT_GRAB_MODE_22_ASYNC, XCB_INPUT_GRAB_OWNER_NO_OWNER, 1, &no_events)
               .sequence);
  xcb_free_cursor(raw, cursor);
  xcb_free_gc(raw, clear);
  xcb_free_pixmap(raw, nothing);
}

Result<bool> MasterKeyboard::hold(xcb_window_t window) {
  const std::uint32_t no_events = 0;
  auto asked = talk_.ask(xcb_input_xi_grab_device(talk_.raw(), window, XCB_CURRENT_TIME, XCB_NONE, keyboard_,
                                                  XCB_INPUT_GRAB_MODE_22_ASYNC, XCB_INPUT_GRAB_MODE_22_ASYNC,
                                                  XCB_INPUT_GRAB_OWNER_NO_OWNER, 1, &no_events));
  OFFHAND_ASSIGN(const auto grab, asked.get());
  return grab && grab->status == XCB_GRAB_STATUS_SUCCESS;
}

Result<bool> MasterKeyboard::focus(xcb_window_t window) {
  set_focus(window);
  return still_on(window);
}

Result<bool> MasterKeyboard::still_on(xcb_window_t window) {
  auto asked = talk_.ask(xcb_input_xi_get_focus(talk_.raw(), keyboard_));
  OFFHAND_ASSIGN(const auto focus, asked.get());
  return focus && focus->focus == window;
}

void MasterKeyboard::press(xcb_keycode_t key, std::uint8_t modifiers) {
  // Locked rather than pressed: the application takes the key's meaning from the user's map, the server takes the
  // modifiers from this keyboard's own map, which is the server's default.
  if (modifiers != modifiers_) {
    xcb_xkb_latch_lock_state(talk_.raw(), keyboard_, 0xFF, modifiers, 1, 0, 0, 0, 0);
    modifiers_ = modifiers;
  }
  fake(key, XCB_INPUT_DEVICE_KEY_PRESS);
  fake(key, XCB_INPUT_DEVICE_KEY_RELEASE);
}

}  // namespace offhand::platform::x11
