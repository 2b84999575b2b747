#pragma once

#include <xcb/xcb.h>

#include <memory>
#include <vector>

#include "codegen/runtime/error.h"
#include "platform/api/user_desk.h"
#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/input/point_target.h"

namespace offhand::platform::x11 {

/// Keeps what is dragged out of windows that it is not for. A drag may turn into one that carries something, and what
/// its release drops goes to whatever shows at that point of the screen
/// (https://www.freedesktop.org/wiki/Specifications/XDND/): over a window that is covered or does not show, to somebody
/// else's. So as long as this lives, one pixel there is covered by a window of ours that says that it takes drops, and
/// takes none.
class DropGuard {
 public:
  /// Before the button goes down. Null where the window itself shows at that point.
  static Result<std::unique_ptr<DropGuard>> for_end_at(Conversation& talk, const DesktopFacts& desktop,
                                                       const WindowFacts& window, ScreenPoint end);
  /// Whatever shows there.
  static Result<std::unique_ptr<DropGuard>> raise(Conversation& talk, xcb_window_t dragged, ScreenPoint point);
  ~DropGuard() = default;
  DropGuard(const DropGuard&) = delete;
  DropGuard& operator=(const DropGuard&) = delete;

  /// Whether the application of the dragged window has carried something over the pixel. It knows by then that it is
  /// not taken: Qt would take what the window before said for the answer, and what was to be moved for moved.
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
  bool was_met_ = false;
};

}  // namespace offhand::platform::x11
