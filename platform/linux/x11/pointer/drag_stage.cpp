#include "platform/linux/x11/pointer/drag_stage.h"

#include <fmt/format.h>

#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"
#include "platform/linux/x11/input/ping.h"
#include "platform/linux/x11/input/toolkit_traits.h"

namespace offhand::platform::x11 {

Result<PointerDrag> unless_it_moves_its_window(Display& display, const WindowInfo& window, const PointerDrag& drag,
                                               const Limits& limits) {
  OFFHAND_ASSIGN(const auto watcher, display.watcher(Budget("Dragging", limits)));
  const auto id = static_cast<xcb_window_t>(window.window_id);
  auto guarded = drag;
  guarded.may_go_on = [watcher, id, begun = steady_now(), others = drag.may_go_on]() -> Result<void> {
    watcher->expect_press(id);
    if (watcher->was_to_be_moved(id, begun)) {
      return fail(errors::background_unavailable(
          {.what = fmt::format("The drag in window {}", id),
           .reason = "it moves the window, for which the window manager takes the user's pointer",
           .advice = "set_window_frame moves it without."}));
    }
    return others ? others() : Result<void>();
  };
  return guarded;
}

Result<void> may_go_on(const PointerDrag& drag) { return drag.may_go_on ? drag.may_go_on() : Result<void>(); }

Result<void> reach_stage(Conversation& talk, const WindowInfo& window, const PointerDrag& drag,
                         PointerDrag::Stage stage, ActionPath path) {
  const bool waits = drag.on_stage && window.window_id != 0;
  const auto answer =
      waits ? wait_for_answer(talk, static_cast<xcb_window_t>(window.window_id)) : Result<Answer>(Answer::none);
  // Checked before anybody waits for effects of the press: a menu that it opened grabs the user's devices.
  OFFHAND_CHECK(may_go_on(drag));
  if (!answer || *answer != Answer::came) return {};
  auto so_far = Delivery::delivered(path);
  so_far.starts_within = starts_within(toolkit_of(window.pid));
  drag.on_stage(stage, so_far);
  return {};
}

}  // namespace offhand::platform::x11
