#include "impl/verbs/drag.h"

#include <memory>
#include <utility>

#include "impl/verbs/drag_evidence.h"
#include "impl/verbs/pointer_strategies.h"

namespace offhand {
namespace {

platform::PointerDrag as_gesture(ActionRun& run, const DragParameters& parameters) {
  const auto& target = run.target();
  platform::PointerDrag drag;
  drag.from_x = target.point->x;
  drag.from_y = target.point->y;
  drag.to_x = target.to->x;
  drag.to_y = target.to->y;
  drag.button = parameters.button;
  drag.modifiers = parameters.modifiers;
  drag.duration = parameters.duration;
  drag.steps = parameters.steps;
  drag.may_go_on = [&run] { return run.user_state().check_grab_midway(); };
  return drag;
}

}  // namespace

Result<Plan> plan_drag(ActionRun& run, const DragParameters& parameters, std::function<void()> begins) {
  const bool is_menu_button = parameters.button == MouseButton::right;
  OFFHAND_CHECK(check_opens_no_menu(run, is_menu_button ? OpensMenu::surely : OpensMenu::perhaps));
  const auto evidence = std::make_shared<DragEvidence>(run);
  auto gesture = as_gesture(run, parameters);
  evidence->listen_to(gesture);
  Strategy strategy = [&run, gesture = std::move(gesture), begins = std::move(begins)] {
    if (const auto none = check_no_menu_there(run); !none) return platform::Delivery::failed(none.error());
    const auto carry = [&] {
      if (begins) begins();
      return run.deliver(gesture);
    };
    if (!run.delivery_options().foreground || run.target().on_screen()) return carry();
    const bool needs_keyboard = opens_menu_there(run, gesture.button) || !gesture.modifiers.empty();
    return run.in_foreground(carry, needs_keyboard ? NeedsKeyboard::users : NeedsKeyboard::none);
  };
  Plan plan;
  plan.strategies = {evidence->dragging(std::move(strategy))};
  plan.observation = [evidence](const platform::Delivery&) { return evidence->observation(); };
  return plan;
}

}  // namespace offhand
