#include "impl/verbs/press.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "impl/evidence/toggle.h"
#include "impl/verbs/beyond_choosing.h"
#include "impl/verbs/context_menu.h"
#include "impl/verbs/keyboard_strategies.h"
#include "impl/verbs/pointer_strategies.h"

namespace offhand {
namespace {

constexpr std::string_view press_action = "press";
/// What may be asked for by its meaning, whatever the toolkit calls it.
constexpr NodeActions asked_by_meaning{NodeAction::press,   NodeAction::show_menu, NodeAction::pick,
                                       NodeAction::confirm, NodeAction::cancel,    NodeAction::open};

std::optional<NodeAction> named_meaning(std::string_view action) {
  const auto meaning = node_action_from_string(action);
  return meaning && asked_by_meaning.contains(*meaning) ? meaning : std::nullopt;
}

/// By its meaning, or in the words of the toolkit.
std::optional<NodeAction> meaning_of(const ActionRun& run, const std::string& action) {
  const auto& element = run.target().element;
  if (const auto meaning = named_meaning(action); meaning || !element) return meaning;
  return run.platform().tree().meaning_of(element->seen.node.handle, action);
}

bool is_by_name(const PressParameters& press) { return press.action != press_action; }

/// An action of an element knows no buttons and no modifiers.
bool may_be_an_action(const PressParameters& press) {
  return !is_by_name(press) && press.button == MouseButton::left && press.modifiers.empty();
}

bool is_single(const PressParameters& press) { return may_be_an_action(press) && press.count == 1; }

/// Whether it is a double click on what opens by one: of a button "open" would be a single click.
bool opens_item_there(const Target& target, const PressParameters& press) {
  return may_be_an_action(press) && press.count == 2 && target.element &&
         has(target.element->seen.node.role, RoleTrait::item);
}

/// Whether it is to do more than what any press does.
bool is_beyond_choosing(const PressParameters& press, std::optional<NodeAction> meaning) {
  const bool opens = meaning == NodeAction::open || meaning == NodeAction::show_menu;
  return press.count > 1 || press.button == MouseButton::right || opens;
}

/// By the names that a caller may give. A press has other ways than an action of the element's.
std::vector<std::string> offered_by(const Target& target) {
  std::vector<std::string> offered{std::string(press_action)};
  if (!target.element) return offered;
  const auto& node = target.element->seen.node;
  for (const auto action : asked_by_meaning)
    if (action != NodeAction::press && node.verbs.contains(action)) offered.emplace_back(to_string(action));
  for (const auto& name : node.actions)
    if (std::ranges::find(offered, name) == offered.end()) offered.push_back(name);
  return offered;
}

Result<void> check_offered(const Target& target, const std::string& action) {
  const auto offered = offered_by(target);
  if (std::ranges::find(offered, action) != offered.end()) return {};
  return fail(errors::no_such_action(
      {.element = target.describe(), .action = action, .offered = fmt::format("{}", fmt::join(offered, ", "))}));
}

/// What the element itself does, chosen by its name.
Strategy named_action(ActionRun& run, const std::string& action) {
  const auto meaning = named_meaning(action);
  const auto ask = meaning ? element_action(run, *meaning) : element_action_called(run, action);
  if (!run.delivery_options().foreground) return ask;
  const auto needs = meaning_of(run, action) == NodeAction::show_menu ? NeedsKeyboard::users : NeedsKeyboard::none;
  return [&run, ask, needs] { return run.in_foreground(ask, needs); };
}

/// What a caller who names it has to know of an action that only flips a box.
void tell_who_hears(const Target& target, const std::string& action, ActionResult& result) {
  if (named_meaning(action) || target.element->seen.node.press != platform::ActionPress::unheard) return;
  const std::string words = "whatever waits for a click on it does not hear of its own action";
  auto& said = result.evidence ? result.evidence->detail : result.observed.emplace(result.observed.value_or(""));
  said += (said.empty() ? "" : "; ") + words;
}

/// One press of the left button, in the background.
std::vector<Strategy> single_press(ActionRun& run, const Strategy& click, const std::shared_ptr<bool>& is_chosen_only) {
  std::vector<Strategy> strategies{prompt_click(run, click),
                                   element_action(run, NodeAction::press),
                                   flip_frame(run),
                                   click,
                                   press_at_point(run, NodeAction::press),
                                   take_of_drop_down(run)};
  strategies.push_back([&run, is_chosen_only, choose = choose_item(run)] {
    auto chosen = choose();
    // A tab is no more than chosen.
    *is_chosen_only =
        chosen.outcome != platform::Outcome::not_attempted && run.target().element->seen.node.role != Role::tab;
    return chosen;
  });
  for (auto& strategy : press_by_key(run)) strategies.push_back(std::move(strategy));
  return strategies;
}

std::vector<Strategy> ways_to_press(ActionRun& run, const PressParameters& press, const Strategy& click,
                                    const std::shared_ptr<bool>& is_chosen_only) {
  if (is_by_name(press)) return {named_action(run, press.action)};
  const bool as_user = run.delivery_options().foreground || run.target().on_screen();
  if (!as_user && is_single(press)) return single_press(run, click, is_chosen_only);
  if (!as_user &&
      opens_item_there(run.target(),
                       press))  // The pointer first: rows of GTK 3 offer "activate", which does not open them (Thunar).
    return {click, element_action(run, NodeAction::open)};
  if (!is_single(press)) return {click};
  if (run.target().on_screen()) return {take_of_drop_down(run), click};
  return {take_of_drop_down(run), click, ask_what_has_no_place(run)};
}

/// Of an option whose list is closed some applications take a press and do nothing.
Result<void> check_list_is_open(const ActionRun& run) {
  const auto& target = run.target();
  if (!target.element || target.element->seen.node.role != Role::option) return {};
  const auto window_id = target.window.window_id;
  const auto& session = run.scope().session;
  for (const auto& above : session.above(window_id, target.element->seen)) {
    const auto shown = session.shown_as(window_id, above);
    if (!shown || shown->role != Role::combobox) continue;
    auto& tree = run.platform().tree();
    const auto now = tree.identify(target.window, above, run.limits());
    const bool is_closed = now && now->states.contains(ElementState::collapsed);
    if (!is_closed || tree.heeds_options_while_closed(above, run.limits())) return {};
    return fail(errors::not_visible(
        {.what = target.describe(),
         .reason = fmt::format("the list of \"{}\" is closed", brief(shown_name(*shown, {}))),
         .advice = fmt::format("Nothing was sent. set_value of that list with \"{}\" chooses it without opening it.",
                               target.element->seen.node.name)}));
  }
  return {};
}

/// Whether a press is meant for a popup that is open: on what lies in a menu or in the list of a drop-down. Of what has
/// no tree nobody knows.
bool is_for_popup(const ActionRun& run) {
  const auto is_of_popup = [](Role role) {
    return role == Role::menu || role == Role::combobox || role == Role::option || has(role, RoleTrait::menu_item);
  };
  const auto& target = run.target();
  if (!target.element) return !run.lay_there() || is_of_popup(run.lay_there()->role);
  const auto& node = target.element->seen.node;
  // What closes while its own list is closed is the list of another.
  if (is_of_popup(node.role)) return !node.states.contains(ElementState::collapsed);
  const auto window_id = target.window.window_id;
  const auto& session = run.scope().session;
  return std::ranges::any_of(session.above(window_id, target.element->seen), [&](const auto& above) {
    const auto shown = session.shown_as(window_id, above);
    return shown && is_of_popup(shown->role);
  });
}

/// A box that is pressed is set to what it was.
std::optional<Undo> undo_of(const Target& target, const PressParameters& press, std::optional<NodeAction> meaning) {
  if (!is_single(press) && meaning != NodeAction::toggle) return std::nullopt;
  const auto was_on = flipped_by_press(target);
  if (!was_on) return std::nullopt;
  return Undo{.what = ValueParameters{*was_on ? "on" : "off"}};
}

/// Of what is folded or unfolded its own state tells, and nothing else that a press may do to it.
std::optional<Observation> observe_fold(const ActionRun& run, std::optional<NodeAction> meaning) {
  const auto& element = run.target().element;
  if (!element || (meaning != NodeAction::expand && meaning != NodeAction::collapse)) return std::nullopt;
  const bool expands = meaning == NodeAction::expand;
  Observation observation;
  // Of what is so already, and of what tells nothing, whoever did it has to tell.
  const auto& states = element->now.states;
  if (!states.contains(expands ? ElementState::collapsed : ElementState::expanded)) return observation;
  observation.look = [&run, expands]() -> std::optional<Evidence> {
    const auto& target = run.target();
    const auto now = run.platform().tree().states(target.window, target.element->seen.node.handle, run.limits());
    if (!now || !*now || (*now)->contains(ElementState::expanded) != expands) return std::nullopt;
    return Evidence{EvidenceKind::state_readback, expands ? "it is expanded now" : "it is collapsed now"};
  };
  observation.events_count = true;
  return observation;
}

}  // namespace

Result<Plan> plan_press(ActionRun& run, const PressParameters& parameters) {
  if (!is_by_name(parameters) && parameters.button == MouseButton::right && parameters.count == 1)
    return plan_context_menu(run, {.modifiers = parameters.modifiers});
  const auto& target = run.target();
  const auto meaning = meaning_of(run, parameters.action);
  const bool is_for_menu = parameters.button == MouseButton::right || meaning == NodeAction::show_menu;
  OFFHAND_CHECK(check_opens_no_menu(run, is_for_menu ? OpensMenu::surely : OpensMenu::perhaps));
  OFFHAND_CHECK(check_offered(target, parameters.action));
  OFFHAND_CHECK(check_list_is_open(run));

  platform::PointerClick pointer;
  pointer.button = parameters.button;
  pointer.count = parameters.count;
  pointer.modifiers = parameters.modifiers;
  const auto beyond =
      is_beyond_choosing(parameters, meaning) ? std::make_shared<BeyondChoosing>(run, parameters.count) : nullptr;
  auto click = pointer_click(run, pointer);
  if (beyond) click = beyond->pressing(std::move(click));
  const auto is_chosen_only = std::make_shared<bool>(false);

  Plan plan;
  plan.strategies = ways_to_press(run, parameters, click, is_chosen_only);
  plan.observation = [&run, beyond, meaning, button = parameters.button](const platform::Delivery& delivery) {
    const auto folds = observe_fold(run, meaning);
    auto observation = beyond  ? beyond->observation()
                       : folds ? *folds
                               : observe_toggle(run.scope(), run.target(), button, delivery.is_on);
    observation.windows_count = observation.windows_count && !delivery.was_not_felt;
    observation.closed_popups_count = is_for_popup(run);
    return observation;
  };
  plan.undo = undo_of(target, parameters, meaning);
  plan.add_notes = [&target, action = parameters.action, is_chosen_only](ActionResult& result) {
    if (action != press_action) tell_who_hears(target, action, result);
    // A click may activate a row, and brings it the focus: whoever presses keys next has to know where they go.
    if (*is_chosen_only && result.evidence) result.evidence->detail += "; it was neither activated nor given the focus";
  };
  return plan;
}

}  // namespace offhand
