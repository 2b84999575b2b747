#pragma once

#include <xcb/xcb.h>

#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/keyboard/input_devices.h"

namespace offhand::platform::x11 {

/// Where the pointers rest that come with our keyboards: a second pointer would be seen, in the middle of the screen to
/// begin with; windows would see it enter; and a window that it lies in hears nothing by the core protocol when the
/// user's comes in. So it is held by a grab, without a shape and in a corner of the screen, and the window that holds
/// it is one of ours outside the screen. There the server takes it to be until something opens or closes in the corner:
/// then it has to be put to rest again.
class RestingPlace {
 public:
  /// Its windows end with the connection.
  explicit RestingPlace(Connection& connection);
  void rest(DeviceId pointer);

 private:
  void hold(DeviceId pointer, xcb_window_t window);

  Connection& connection_;
  /// The server notes where a pointer is only when a grab moves it.
  xcb_window_t on_the_way_;
  xcb_window_t here_;
  xcb_cursor_t unseen_;
};

}  // namespace offhand::platform::x11
