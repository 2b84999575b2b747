#include "impl/verbs/hold.h"

#include "impl/verbs/pointer_strategies.h"

namespace offhand {

Result<Plan> plan_hold(ActionRun& run, const HoldParameters& parameters) {
  using Phase = platform::PointerHold::Phase;
  const bool is_menu_button = parameters.button == MouseButton::right;
  OFFHAND_CHECK(check_opens_no_menu(run, is_menu_button ? OpensMenu::surely : OpensMenu::perhaps));
  Plan plan;
  plan.strategies = {[&run, parameters] {
    if (const auto none = check_no_menu_there(run); !none) return platform::Delivery::failed(none.error());
    // After a gesture in the foreground the pointer and the active window are given back, which would drag.
    if (run.delivery_options().foreground && !run.target().on_screen())
      return platform::Delivery::not_attempted("in the foreground a button stays down only at a point of the screen");
    const auto at = find_clickable_point(run.scope(), run.perception(), run.target());
    if (!at) return platform::Delivery::failed(at.error());
    return run.deliver(
        platform::PointerHold{.x = at->x, .y = at->y, .button = parameters.button, .phase = parameters.phase});
  }};
  if (parameters.phase == Phase::press)
    plan.undo = Undo{.what = HoldParameters{.button = parameters.button, .phase = Phase::release}};
  return plan;
}

}  // namespace offhand
