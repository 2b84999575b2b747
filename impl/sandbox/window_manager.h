#pragma once

#include <memory>
#include <string>
#include <string_view>

struct xcb_connection_t;

namespace offhand::sandbox {

/// Waits on its own X connection until a window manager announces itself by _NET_SUPPORTING_WM_CHECK on the root window
/// and then answers a request. It announces itself earlier than it works, and a window that opened in between would
/// never be shown.
class WindowManagerWatch {
 public:
  /// Connects to the server, which must be ready.
  WindowManagerWatch(const std::string& display, const std::string& cookie);

  /// Processes arrived events without blocking.
  bool in_charge();
  /// Requests the frame width for a window of this connection (_NET_REQUEST_FRAME_EXTENTS).
  void ask_for_service();
  /// True once that was answered. Processes arrived events without blocking.
  bool serves();
  bool broken() const;
  /// Readable when it is worth checking again.
  int descriptor() const;

 private:
  unsigned ask_for_atom(std::string_view name);
  void ask();
  void take_replies();
  void take_events();

  std::unique_ptr<xcb_connection_t, void (*)(xcb_connection_t*)> connection_;
  unsigned root_ = 0;
  unsigned atom_ = 0;
  unsigned atom_request_ = 0;
  unsigned property_request_ = 0;
  unsigned extents_ = 0;
  unsigned extents_request_ = 0;
  unsigned ask_extents_ = 0;
  unsigned ask_extents_request_ = 0;
  unsigned window_ = 0;
  bool in_charge_ = false;
  bool serves_ = false;
};

}  // namespace offhand::sandbox
