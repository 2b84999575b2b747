#pragma once

#include <memory>
#include <string>
#include <string_view>

struct xcb_connection_t;

namespace offhand::sandbox {

/// Waits on its own X connection for a window manager to announce itself by _NET_SUPPORTING_WM_CHECK on the root, and
/// then to do what it is asked: it announces itself earlier, and a window that opened in between would never be shown.
class WindowManagerWatch {
 public:
  /// The server has to be up: connecting waits for it.
  WindowManagerWatch(const std::string& display, const std::string& cookie);

  /// Takes in what arrived, without waiting.
  bool in_charge();
  /// Asks it how wide the frame of a window of ours would be (_NET_REQUEST_FRAME_EXTENTS).
  void ask_for_service();
  /// Whether that was answered. Takes in what arrived, without waiting.
  bool serves();
  bool broken() const;
  /// Readable when it is worth asking again.
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
