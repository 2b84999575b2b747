#pragma once

#include <memory>
#include <string>

struct xcb_connection_t;

namespace offhand::sandbox {

/// Waits on its own X connection for a window manager to announce itself by _NET_SUPPORTING_WM_CHECK on the root.
class WindowManagerWatch {
 public:
  /// The server has to be up: connecting waits for it.
  WindowManagerWatch(const std::string& display, const std::string& cookie);

  /// Takes in what arrived, without waiting.
  bool in_charge();
  bool broken() const;
  /// Readable when it is worth asking again.
  int descriptor() const;

 private:
  void ask();
  void take_replies();
  void take_events();

  std::unique_ptr<xcb_connection_t, void (*)(xcb_connection_t*)> connection_;
  unsigned root_ = 0;
  unsigned atom_ = 0;
  unsigned atom_request_ = 0;
  unsigned property_request_ = 0;
  bool in_charge_ = false;
};

}  // namespace offhand::sandbox
