#include "impl/verbs/context_menu.h"

#include <memory>
#include <optional>
#include <utility>

#include "impl/verbs/beyond_choosing.h"
#include "impl/verbs/pointer_strategies.h"

namespace offhand {
namespace {

bool shows_menu(const ActionRun& run) {
  const auto* window = run.target().receiving_window();
  if (window == nullptr || !run.platform().has_input_grabs()) return false;
  const auto shows = run.platform().input_grabs().shows_menu(*window, run.limits());
  return shows && *shows;
}

/// A menu that shows now is what was asked for, and few toolkits report that it opened.
Observation menu_or(Observation observation, const ActionRun& run) {
  observation.look = [&run, other = std::move(observation.look)]() -> std::optional<Evidence> {
    if (shows_menu(run)) return Evidence{EvidenceKind::state_readback, "its application shows a menu now"};
    return other ? other() : std::nullopt;
  };
  observation.events_count = true;
  return observation;
}

}  // namespace

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
  plan.observation = [&run, evidence, showed_one = shows_menu(run)](const platform::Delivery&) {
    auto observation = evidence->observation();
    return showed_one ? observation : menu_or(std::move(observation), run);
  };
  return plan;
}

}  // namespace offhand
