#include "impl/verbs/drag.h"

#include <functional>
#include <memory>
#include <string>
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

/// With the front lent. A key of the user's brings their window back at once, which some applications take for the end
/// of a drag (KolourPaint).
platform::Delivery carry_in_front(ActionRun& run, const platform::PointerDrag& gesture,
                                  const std::function<platform::Delivery()>& carry, bool& was_left) {
  const auto noting = [&] {
    const auto caught = run.user_state().watch().keys_caught();
    auto delivery = carry();
    was_left = run.user_state().watch().keys_caught() > caught;
    return delivery;
  };
  const bool needs_keyboard = opens_menu_there(run, gesture.button) || !gesture.modifiers.empty();
  return run.in_foreground(noting, needs_keyboard ? NeedsKeyboard::users : NeedsKeyboard::none);
}

void tell_that_it_was_left(ActionResult& result) {
  const std::string words =
      "the user typed, so that their window came to the front before the drag was over, where it may have ended";
  result.observed = result.observed ? *result.observed + "; " + words : words;
}

}  // namespace

Result<Plan> plan_drag(ActionRun& run, const DragParameters& parameters, std::function<void()> begins) {
  const bool is_menu_button = parameters.button == MouseButton::right;
  OFFHAND_CHECK(check_opens_no_menu(run, is_menu_button ? OpensMenu::surely : OpensMenu::perhaps));
  const auto evidence = std::make_shared<DragEvidence>(run);
  const auto was_left = std::make_shared<bool>(false);
  auto gesture = as_gesture(run, parameters);
  evidence->listen_to(gesture);
  Strategy strategy = [&run, was_left, gesture = std::move(gesture), begins = std::move(begins)] {
    if (const auto none = check_no_menu_there(run); !none) return platform::Delivery::failed(none.error());
    const auto carry = [&] {
      if (begins) begins();
      return run.deliver(gesture);
    };
    if (!run.delivery_options().foreground || run.target().on_screen()) return carry();
    return carry_in_front(run, gesture, carry, *was_left);
  };
  Plan plan;
  plan.strategies = {evidence->dragging(std::move(strategy))};
  plan.observation = [evidence](const platform::Delivery&) { return evidence->observation(); };
  plan.add_notes = [was_left](ActionResult& result) {
    if (*was_left) tell_that_it_was_left(result);
  };
  return plan;
}

}  // namespace offhand
