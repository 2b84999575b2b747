#include "generated/tools/desktop/drag.h"

#include <chrono>

#include "impl/tools/call.h"
#include "impl/verbs/drag_evidence.h"
#include "impl/verbs/pointer_strategies.h"

namespace offhand::tools::desktop {
namespace {

platform::PointerDrag as_gesture(const Target& target, const DragArgs& args) {
  platform::PointerDrag drag;
  drag.from_x = target.point->x;
  drag.from_y = target.point->y;
  drag.to_x = target.to->x;
  drag.to_y = target.to->y;
  drag.button = args.button;
  for (const auto modifier : args.modifier) drag.modifiers.insert(modifier);
  drag.duration = std::chrono::milliseconds(args.duration_ms);
  drag.steps = static_cast<int>(args.steps);
  return drag;
}

}  // namespace

Result<ActionResult> drag(Call& call, const Target& target, const DragArgs& args) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, args.observe));
  const bool is_menu_button = args.button == MouseButton::right;
  OFFHAND_CHECK(check_opens_no_menu(*run, is_menu_button ? OpensMenu::surely : OpensMenu::perhaps));
  DragEvidence evidence(*run);
  auto gesture = as_gesture(target, args);
  evidence.listen_to(gesture);
  gesture.may_go_on = [&] { return run->user_state().check_grab_midway(); };
  const Strategy strategy = [&] {
    if (const auto none = check_no_menu_there(*run); !none) return platform::Delivery::failed(none.error());
    const auto carry = [&] {
      call.carry_cursor(std::chrono::milliseconds(args.duration_ms));
      return run->deliver(gesture);
    };
    if (!call.foreground() || target.on_screen()) return carry();
    const bool needs_keyboard = opens_menu_there(*run, args.button) || !gesture.modifiers.empty();
    return run->in_foreground(carry, needs_keyboard ? NeedsKeyboard::users : NeedsKeyboard::none);
  };
  OFFHAND_ASSIGN(auto dispatched, run->first_of({evidence.dragging(strategy)}));
  return std::move(dispatched).conclude(evidence.observation());
}

}  // namespace offhand::tools::desktop
