#include "platform/linux/x11/drag_stage.h"

#include "platform/linux/x11/ping.h"
#include "platform/linux/x11/toolkit.h"

namespace offhand::platform::x11 {

void tell_stage(Conversation& talk, const WindowInfo& window, const PointerDrag& drag, PointerDrag::Stage stage,
                ActionPath path) {
  if (!drag.on_stage || window.window_id == 0) return;
  const auto answer = wait_for_answer(talk, static_cast<xcb_window_t>(window.window_id));
  if (!answer || *answer != Answer::came) return;
  auto so_far = Delivery::delivered(path);
  so_far.starts_within = starts_within(toolkit_of(window.pid));
  drag.on_stage(stage, so_far);
}

}  // namespace offhand::platform::x11
