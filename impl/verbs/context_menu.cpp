#include "impl/verbs/context_menu.h"

#include <memory>

#include "impl/verbs/beyond_choosing.h"
#include "impl/verbs/pointer_strategies.h"

namespace offhand {

Result<Plan> plan_context_menu(ActionRun& run, const ContextMenuParameters& parameters) {
  OFFHAND_CHECK(check_opens_no_menu(run, OpensMenu::surely));
  platform::PointerClick pointer;
  pointer.button = MouseButton::right;
  pointer.modifiers = parameters.modifiers;
  const auto evidence = std::make_shared<BeyondChoosing>(run, 1);
  Plan plan;
  plan.strategies = {evidence->pressing(pointer_click(run, pointer))};
  // Actions of an element know no modifiers.
  if (!run.delivery_options().foreground && !run.target().on_screen() && parameters.modifiers.empty()) {
    constexpr auto show_menu = NodeAction::show_menu;
    plan.strategies.insert(plan.strategies.begin(), element_action(run, show_menu));
    plan.strategies.push_back(press_at_point(run, show_menu));
  }
  // No element says that a right button holds it down, so that it was not felt means nothing here.
  plan.observation = [evidence](const platform::Delivery&) { return evidence->observation(); };
  return plan;
}

}  // namespace offhand
