#pragma once

#include <xcb/xcb.h>

#include <cstdint>
#include <vector>

#include "platform/api/user_desk.h"
#include "platform/linux/x11/connection/conversation.h"
#include "platform/linux/x11/input/point_target.h"

namespace offhand::platform::x11 {

/// The pixel of a covering window that takes no input while a press passes through.
struct Hole {
  xcb_window_t window = 0;
  std::int16_t x = 0;
  std::int16_t y = 0;
  /// Some client has set its input shape.
  bool shaped = false;
};

/// The holes needed in the windows that cover a child of the root at a point.
Result<std::vector<Hole>> holes_above(Conversation& talk, xcb_window_t child, ScreenPoint at);

/// Keeps the holes open during its lifetime.
class OpenHoles {
 public:
  OpenHoles(Conversation& talk, std::vector<Hole> holes);
  ~OpenHoles();
  OpenHoles(const OpenHoles&) = delete;
  OpenHoles& operator=(const OpenHoles&) = delete;

 private:
  void combine(const Hole& hole, xcb_shape_op_t how);

  Conversation& talk_;
  const std::vector<Hole> holes_;
};

}  // namespace offhand::platform::x11
