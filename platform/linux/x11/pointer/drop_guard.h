#pragma once

#include <xcb/xcb.h>

#include <memory>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/user_desk.h"
#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/input/point_target.h"

namespace offhand::platform::x11 {

/// Keeps a drag from dropping into other applications. A drag may turn into a drag and drop, and the drop goes to
/// whatever is shown at that point of the screen (https://www.freedesktop.org/wiki/Specifications/XDND/): for a covered
/// or hidden window that is somebody else's. So during the lifetime of this object a window of ours covers one pixel
/// there, which announces itself as a drop target and accepts nothing.
class DropGuard {
 public:
  /// To be called before the button is pressed. Null when the window itself is shown at that point.
  static Result<std::unique_ptr<DropGuard>> for_end_at(Conversation& talk, const DesktopFacts& desktop,
                                                       const WindowFacts& window, ScreenPoint end);
  /// Guards the point whatever is shown there.
  static Result<std::unique_ptr<DropGuard>> raise(Conversation& talk, xcb_window_t dragged, ScreenPoint point);
  ~DropGuard() = default;
  DropGuard(const DropGuard&) = delete;
  DropGuard& operator=(const DropGuard&) = delete;

  /// Whether the application of the dragged window has dragged data over the pixel. By then it knows that the drop is
  /// not accepted: otherwise Qt would take the previous window's status for the reply, and treat moved data as moved.
  bool turns_away(Conversation& talk);

 private:
  DropGuard(std::unique_ptr<Connection> connection, Budget budget, xcb_window_t dragged);
  Result<void> learn_names();
  void cover(ScreenPoint point);
  void answer();
  void handle(const xcb_client_message_event_t& message);
  void reply(const xcb_client_message_event_t& to, xcb_atom_t type);

  const std::unique_ptr<Connection> connection_;
  Conversation talk_;
  const xcb_window_t dragged_;
  xcb_atom_t aware_ = XCB_ATOM_NONE;
  xcb_atom_t enter_ = XCB_ATOM_NONE;
  xcb_atom_t position_ = XCB_ATOM_NONE;
  xcb_atom_t status_ = XCB_ATOM_NONE;
  xcb_atom_t drop_ = XCB_ATOM_NONE;
  xcb_atom_t finished_ = XCB_ATOM_NONE;
  bool was_entered_ = false;
};

}  // namespace offhand::platform::x11
