#include "generated/tools/desktop/drag.h"

#include <chrono>

#include "impl/action/drag_evidence.h"
#include "impl/tools/call.h"
#include "impl/tools/desktop/pointer_rungs.h"

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
  OFFHAND_ASSIGN(const auto attempt, call.attempt(target, args.observe));
  const bool is_menu_button = args.button == MouseButton::right;
  OFFHAND_CHECK(check_opens_no_menu(*attempt, is_menu_button ? OpensMenu::surely : OpensMenu::perhaps));
  DragEvidence evidence(*attempt);
  auto gesture = as_gesture(target, args);
  evidence.listen_to(gesture);
  gesture.may_go_on = [&] { return attempt->desk().check_hold_midway(); };
  const Rung rung = [&] {
    if (const auto none = check_no_menu_there(*attempt); !none) return platform::Delivery::failed(none.error());
    const auto carry = [&] {
      call.carry_cursor(std::chrono::milliseconds(args.duration_ms));
      return attempt->deliver(gesture);
    };
    if (!call.foreground() || target.on_screen()) return carry();
    const bool needs_keyboard = opens_menu_there(*attempt, args.button) || !gesture.modifiers.empty();
    return attempt->in_foreground(carry, needs_keyboard ? NeedsKeyboard::persons : NeedsKeyboard::none);
  };
  OFFHAND_ASSIGN(auto dispatched, attempt->first_of({evidence.dragging(rung)}));
  return std::move(dispatched).conclude(evidence.observation());
}

}  // namespace offhand::tools::desktop
