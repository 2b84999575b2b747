#pragma once

#include <xcb/xcb.h>

#include "platform/linux/x11/connection/conversation.h"

namespace offhand::platform::x11 {

/// Grabs the server: meanwhile it serves no other client.
class ServerGrab {
 public:
  explicit ServerGrab(Conversation& talk) : talk_(talk) { xcb_grab_server(talk_.raw()); }
  ~ServerGrab() {
    if (talk_.connection().broken()) return;
    xcb_ungrab_server(talk_.raw());
    xcb_flush(talk_.raw());
  }
  ServerGrab(const ServerGrab&) = delete;
  ServerGrab& operator=(const ServerGrab&) = delete;

 private:
  Conversation& talk_;
};

}  // namespace offhand::platform::x11
