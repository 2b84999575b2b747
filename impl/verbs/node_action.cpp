#include "impl/verbs/node_action.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "generated/types/errors.h"
#include "impl/base/number_text.h"
#include "impl/perception/toggle_button.h"
#include "impl/verbs/context_menu.h"
#include "impl/verbs/keyboard_strategies.h"
#include "impl/verbs/pointer_strategies.h"
#include "impl/verbs/press.h"
#include "impl/verbs/value.h"

namespace offhand {
namespace {

using platform::Node;

/// For a list to be gone that was pressed: buttons of GTK 4 fire after 250 ms, and lists fade.
constexpr std::chrono::milliseconds time_to_close{600};
constexpr std::chrono::milliseconds close_look_interval{20};

const Node& node_of(const ActionRun& run) { return run.target().element->seen.node; }
const platform::States& states_now(const ActionRun& run) { return run.target().element->now.states; }

tl::unexpected<Error> not_offered(const ActionRun& run, NodeAction action) {
  std::vector<std::string_view> offered;
  for (const auto verb : node_of(run).verbs) offered.push_back(to_string(verb));
  return fail(
      errors::no_such_action({.element = run.target().describe(),
                              .action = std::string(to_string(action)),
                              .offered = offered.empty() ? "none" : fmt::format("{}", fmt::join(offered, ", "))}));
}

/// Whether the element is in a state by now, or out of it.
Observation sees_state(const ActionRun& run, ElementState state, bool wanted, std::string words) {
  Observation observation;
  observation.look = [&run, state, wanted, words = std::move(words)]() -> std::optional<Evidence> {
    const auto now = run.platform().tree().states(run.target().window, node_of(run).handle, run.limits());
    if (!now || !*now || (*now)->contains(state) != wanted) return std::nullopt;
    return Evidence{EvidenceKind::state_readback, words};
  };
  return observation;
}

Result<Plan> plan_pick(ActionRun& run) {
  const auto& node = node_of(run);
  if (!has_any(node.role, {RoleTrait::selectable, RoleTrait::exclusive})) return not_offered(run, NodeAction::pick);
  OFFHAND_ASSIGN(auto plan, plan_press(run, {}));
  const bool is_item = has(node.role, RoleTrait::selectable);
  if (!is_item) return plan;
  const auto selected = sees_state(run, ElementState::selected, true, "it is selected now");
  if (states_now(run).contains(ElementState::selected)) {
    plan.strategies = {nothing_to_do()};
    plan.observe(selected);
    return plan;
  }
  if (!run.delivery_options().foreground) plan.strategies.insert(plan.strategies.begin(), choose_item(run));
  plan.observation = [pressed = plan.observation, selected](const platform::Delivery& delivery) {
    auto observation = pressed(delivery);
    if (!observation.look) {
      observation.look = selected.look;
      observation.events_count = true;
    }
    return observation;
  };
  return plan;
}

Result<Plan> plan_toggle(ActionRun& run) {
  const auto& node = node_of(run);
  const bool toggles = has(node.role, RoleTrait::toggle) || is_toggle_button(node) ||
                       states_now(run).contains(ElementState::pressed) ||
                       std::ranges::any_of(node.actions, [&](const std::string& name) {
                         return run.platform().tree().meaning_of(node.handle, name) == NodeAction::toggle;
                       });
  if (!toggles) return not_offered(run, NodeAction::toggle);
  return plan_press(run, {});
}

Strategy key_on_element(ActionRun& run, std::string key) {
  return
      [&run, key = std::move(key)] { return press_keys(run, {.keys = {{.key = key, .modifiers = {}}}, .delay = {}}); };
}

/// Whether the list of a drop-down shows. Empty: nobody tells. Few say it by their states; of the others an option
/// shows.
std::optional<bool> shows_list(const ActionRun& run) {
  auto& tree = run.platform().tree();
  const auto now = tree.states(run.target().window, node_of(run).handle, run.limits());
  const auto& states = now && *now ? **now : states_now(run);
  if (states.contains(ElementState::expanded)) return true;
  if (states.contains(ElementState::collapsed)) return false;
  const auto options = tree.options(node_of(run).handle, run.limits());
  if (!options || options->empty()) return std::nullopt;
  return std::ranges::any_of(*options, [](const Node& option) {
    return !option.states.contains(ElementState::hidden) && !option.states.contains(ElementState::offscreen);
  });
}

/// Whether the list of a drop-down is closed in a moment.
bool await_closed_list(const ActionRun& run) {
  const auto& scope = run.scope();
  const auto until = std::min(scope.now() + time_to_close, scope.limits.deadline);
  while (shows_list(run) != false) {
    if (scope.now() >= until) return false;
    scope.sleep_until(std::min(scope.now() + close_look_interval, until));
  }
  return true;
}

/// By another press, which is what opened it; a list that only opens by a press has pointer and keyboard, and is closed
/// by the escape key wherever in the window that is pressed.
Strategy close_open_list(ActionRun& run) {
  return [&run] {
    auto pressed = run.perform(node_of(run).handle, NodeAction::press);
    if (pressed.error || (pressed.outcome != platform::Outcome::not_attempted && await_closed_list(run)))
      return pressed;
    auto escaped = run.deliver(platform::Keys{.keys = {{.key = "escape", .modifiers = {}}}, .delay = {}});
    return escaped.outcome == platform::Outcome::not_attempted ? pressed : escaped;
  };
}

/// A drop-down opens by a press, and closes by another one or by the escape key.
Result<Plan> plan_unfold_drop_down(ActionRun& run, NodeAction action) {
  const bool expands = action == NodeAction::expand;
  const auto is_open = shows_list(run);
  if (expands && is_open != true) return plan_press(run, {});
  Plan plan;
  if (is_open == expands) {
    plan.strategies = {nothing_to_do()};
  } else if (is_open) {
    plan.strategies = {element_action(run, action), close_open_list(run)};
  } else {
    plan.strategies = {element_action(run, action), key_on_element(run, "escape")};
  }
  Observation observation;
  observation.look = [&run, expands]() -> std::optional<Evidence> {
    if (shows_list(run) != expands) return std::nullopt;
    return Evidence{EvidenceKind::state_readback, expands ? "its list is open" : "its list is closed"};
  };
  observation.events_count = true;
  plan.observe(std::move(observation));
  return plan;
}

/// Shows what the element holds, or folds it away.
Result<Plan> plan_unfold(ActionRun& run, NodeAction action) {
  const auto& node = node_of(run);
  if (node.role == Role::combobox) return plan_unfold_drop_down(run, action);
  const bool expands = action == NodeAction::expand;
  const auto wanted = expands ? ElementState::expanded : ElementState::collapsed;
  const auto other = expands ? ElementState::collapsed : ElementState::expanded;
  const auto& states = states_now(run);
  if (!states.contains(wanted) && !states.contains(other) && !node.verbs.contains(action))
    return not_offered(run, action);
  const bool opens_menu = has(node.role, RoleTrait::opens_menu);
  if (expands) OFFHAND_CHECK(check_opens_no_menu(run, OpensMenu::perhaps));
  Plan plan;
  if (states.contains(wanted)) {
    plan.strategies = {nothing_to_do()};
  } else if (!expands && opens_menu) {
    plan.strategies = {element_action(run, action), key_on_element(run, "escape")};
  } else if (has(node.role, RoleTrait::item)) {
    plan.strategies = {element_action(run, action), key_on_element(run, expands ? "right" : "left")};
  } else {
    plan.strategies = {element_action(run, action), element_action(run, NodeAction::press), pointer_click(run, {})};
  }
  auto observation =
      sees_state(run, ElementState::expanded, expands, expands ? "it is expanded now" : "it is collapsed now");
  observation.must_change = !opens_menu;
  observation.events_count = opens_menu;
  observation.escalation = Escalation{EscalationRecommended::px, "its state is what it was"};
  plan.observe(std::move(observation));
  return plan;
}

/// Where an element does not tell by how much its number changes: one, or a hundredth of a range of fractions.
double usual_step(const platform::HeldNumber& held) {
  const double range = held.highest - held.lowest;
  return range > 0 && range <= 2 ? range / 100 : 1;
}

Result<Plan> plan_step(ActionRun& run, NodeAction action) {
  auto& tree = run.platform().tree();
  const auto& node = node_of(run);
  const double towards = action == NodeAction::increment ? 1 : -1;
  OFFHAND_ASSIGN(const auto held, tree.number(node.handle, run.limits()));
  if (held) {
    const double step = held->step > 0 ? held->step : usual_step(*held);
    double wanted = held->value + towards * step;
    if (held->highest > held->lowest) wanted = std::clamp(wanted, held->lowest, held->highest);
    return plan_value(run, {.value = fmt::format("{}", wanted)});
  }
  OFFHAND_ASSIGN(const auto shown, tree.text(node.handle, run.limits()));
  const auto number = shown ? number_in(*shown) : std::nullopt;
  if (!number || node.role != Role::spinbutton) return not_offered(run, action);
  return plan_value(run, {.value = fmt::format("{}", *number + towards)});
}

Result<Plan> plan_focus(ActionRun& run) {
  const auto& handle = node_of(run).handle;
  Plan plan;
  auto observation = sees_state(run, ElementState::focused, true, "it has the focus of its window now");
  observation.events_count = true;
  observation.windows_count = false;
  plan.observe(std::move(observation));
  auto& tree = run.platform().tree();
  if (run.delivery_options().foreground) {
    plan.strategies = {[&run, &tree, handle] {
      return run.in_foreground([&] { return tree.focus(handle, run.limits()); }, NeedsKeyboard::users);
    }};
    return plan;
  }
  if (states_now(run).contains(ElementState::focused)) {
    plan.strategies = {nothing_to_do()};
    return plan;
  }
  plan.strategies = {[&run, &tree, handle] { return tree.focus_quietly(handle, run.limits()); }};
  if (node_of(run).editable_text) plan.strategies.push_back([&run] { return click_for_focus(run); });
  // Keys give the focus to what they are for, be they none.
  for (auto& strategy : keyboard_strategies(run, {.keys = {}, .delay = {}}))
    plan.strategies.push_back(std::move(strategy));
  return plan;
}

Result<Plan> plan_cancel(ActionRun& run) {
  if (!node_of(run).verbs.contains(NodeAction::cancel)) return not_offered(run, NodeAction::cancel);
  return plan_press(run, {.action = std::string(to_string(NodeAction::cancel))});
}

}  // namespace

bool is_cancelled_by_escape(const Target& target) {
  if (!target.element) return false;
  const auto& node = target.element->seen.node;
  const bool closes = has_any(node.role, {RoleTrait::dialog, RoleTrait::opens_menu}) || node.parent < 0;
  return closes && !node.verbs.contains(NodeAction::cancel);
}

Result<Plan> plan_node_action(ActionRun& run, NodeAction action) {
  switch (action) {
    case NodeAction::press:
      return plan_press(run, {});
    case NodeAction::open:
      return plan_press(run, {.count = 2});
    case NodeAction::show_menu:
      return plan_context_menu(run, {});
    case NodeAction::confirm:
      return plan_press(run, {.action = std::string(to_string(NodeAction::confirm))});
    case NodeAction::pick:
      return plan_pick(run);
    case NodeAction::toggle:
      return plan_toggle(run);
    case NodeAction::expand:
    case NodeAction::collapse:
      return plan_unfold(run, action);
    case NodeAction::increment:
    case NodeAction::decrement:
      return plan_step(run, action);
    case NodeAction::focus:
      return plan_focus(run);
    case NodeAction::cancel:
      return plan_cancel(run);
    default:
      return not_offered(run, action);
  }
}

}  // namespace offhand
