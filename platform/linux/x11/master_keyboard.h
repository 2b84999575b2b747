#pragma once

#include <xcb/xcb.h>
#include <xcb/xinput.h>
#include <xcb/xtest.h>

#include <cstdint>

#include "platform/linux/x11/conversation.h"
#include "platform/linux/x11/input_devices.h"

namespace offhand::platform::x11 {

/// A master keyboard with its XTEST slave, gone with this object.
class MasterKeyboard {
 public:
  MasterKeyboard(Conversation& talk, std::uint8_t first_event)
      : talk_(talk), first_event_(first_event), owner_(xcb_generate_id(talk.raw())) {}
  ~MasterKeyboard() {
    if (talk_.connection().broken()) return;
    if (keyboard_ != 0) remove_master(talk_, keyboard_);
    xcb_destroy_window(talk_.raw(), owner_);
    // The conversation may have run out of time and then closes its connection as it is.
    xcb_flush(talk_.raw());
  }
  MasterKeyboard(const MasterKeyboard&) = delete;
  MasterKeyboard& operator=(const MasterKeyboard&) = delete;

  Result<void> create();
  /// Holds a window by a grab, so that other keyboards come to its children and go from them without its being told:
  /// of several focuses in a window the server tells it only of the first that comes and of the last that goes. The
  /// grab itself is told as one, which window managers take for no change of the focus. False: the window is not shown.
  Result<bool> hold(xcb_window_t window);
  /// False: the window takes no focus (any more).
  Result<bool> focus(xcb_window_t window);
  Result<bool> still_on(xcb_window_t window);
  void press(xcb_keycode_t key, std::uint8_t modifiers);
  /// Takes the focus to nowhere.
  void leave() { set_focus(XCB_INPUT_FOCUS_NONE); }

 private:
  void hide_pointer(DeviceId pointer);
  void fake(xcb_keycode_t key, std::uint8_t event) {
    xcb_test_fake_input(talk_.raw(), static_cast<std::uint8_t>(first_event_ + event), key, XCB_CURRENT_TIME, XCB_NONE,
                        0, 0, static_cast<std::uint8_t>(slave_));
  }
  void set_focus(xcb_window_t window) { xcb_input_xi_set_focus(talk_.raw(), window, XCB_CURRENT_TIME, keyboard_); }

  Conversation& talk_;
  const std::uint8_t first_event_;
  const xcb_window_t owner_;
  DeviceId keyboard_ = 0;
  DeviceId slave_ = 0;
  std::uint8_t modifiers_ = 0;
};

}  // namespace offhand::platform::x11
