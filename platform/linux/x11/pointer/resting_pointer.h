#pragma once

#include <xcb/xcb.h>

#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/keyboard/input_devices.h"

namespace offhand::platform::x11 {

/// Where the pointers of second keyboards rest. A second pointer would be visible, initially in the middle of the
/// screen; windows would get its EnterNotify; and a window that contains it gets no core events when the user's pointer
/// enters. So it is grabbed, without a visible cursor, in a corner of the screen, and the grab window is one of ours
/// outside the screen. The server considers the pointer to be in that window until something opens or closes in the
/// corner; then it has to be put to rest again.
class RestingPlace {
 public:
  /// Its windows end with the connection.
  explicit RestingPlace(Connection& connection);
  void rest(DeviceId pointer);

 private:
  void hold(DeviceId pointer, xcb_window_t window);

  Connection& connection_;
  /// The server updates a pointer's window only when a grab changes it, hence two grab windows.
  xcb_window_t on_the_way_;
  xcb_window_t here_;
  xcb_cursor_t unseen_;
};

}  // namespace offhand::platform::x11
