#include "generated/tools/desktop/click.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "generated/types/errors.h"
#include "impl/action/target_mark.h"
#include "impl/evidence/toggle.h"
#include "impl/tools/call.h"
#include "impl/verbs/beyond_choosing.h"
#include "impl/verbs/keyboard_strategies.h"
#include "impl/verbs/pointer_strategies.h"

namespace offhand::tools::desktop {
namespace {

constexpr std::string_view press = "press";

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

/// Actions of an element know neither buttons nor modifiers nor counts. A right click is its menu.
std::optional<NodeAction> as_node_action(const ClickArgs& args) {
  if (args.count != 1 || !args.modifier.empty()) return std::nullopt;
  if (args.button == MouseButton::left) return NodeAction::press;
  if (args.button == MouseButton::right) return NodeAction::show_menu;
  return std::nullopt;
}

platform::PointerClick as_pointer_click(const ClickArgs& args) {
  platform::PointerClick click;
  click.button = args.button;
  click.count = static_cast<int>(args.count);
  for (const auto modifier : args.modifier) click.modifiers.insert(modifier);
  return click;
}

/// By the names that a caller may give. A press has other ways than an action of the element's.
std::vector<std::string> offered_by(const Target& target) {
  std::vector<std::string> offered{std::string(press)};
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
  const bool opens_menu = meaning_of(run, action) == NodeAction::show_menu;
  const auto needs = opens_menu ? NeedsKeyboard::users : NeedsKeyboard::none;
  return [&run, ask, needs] { return run.in_foreground(ask, needs); };
}

/// What a caller who names it has to know of an action that only flips a box.
void tell_who_hears(const Target& target, const ClickArgs& args, ActionResult& result) {
  const bool is_named = !named_meaning(args.action);
  if (!is_named || target.element->seen.node.press != platform::ActionPress::unheard) return;
  const std::string words = "whatever waits for a click on it does not hear of its own action";
  auto& said = result.evidence ? result.evidence->detail : result.observed.emplace(result.observed.value_or(""));
  said += (said.empty() ? "" : "; ") + words;
}

/// Whether it is to do more than what any press does.
bool is_beyond_choosing(const ClickArgs& args, std::optional<NodeAction> meaning) {
  const bool opens = meaning == NodeAction::open || meaning == NodeAction::show_menu;
  return args.count > 1 || args.button == MouseButton::right || opens;
}

OpensMenu opens_menu(const ClickArgs& args, std::optional<NodeAction> meaning) {
  return args.button == MouseButton::right || meaning == NodeAction::show_menu ? OpensMenu::surely : OpensMenu::perhaps;
}

}  // namespace

Result<ActionResult> click(Call& call, const Target& target, const ClickArgs& args) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, args.observe));
  const auto meaning = meaning_of(*run, args.action);
  OFFHAND_CHECK(check_opens_no_menu(*run, opens_menu(args, meaning)));
  OFFHAND_CHECK(check_offered(target, args.action));
  if (args.debug_image_out) {
    OFFHAND_ASSIGN(const auto file, call.picture_path(*args.debug_image_out));
    OFFHAND_CHECK(write_target_mark(call.scope(), target, file));
  }
  const auto action = as_node_action(args);
  const auto pointer = as_pointer_click(args);
  bool is_chosen_only = false;
  BeyondChoosing beyond_choosing(*run, args.count);
  const auto click_there = pointer_click(*run, pointer);
  const auto press_with_pointer =
      is_beyond_choosing(args, meaning) ? beyond_choosing.pressing(click_there) : click_there;
  std::vector<Strategy> strategies;
  if (args.action != press) {
    strategies = {named_action(*run, args.action)};
  } else if (call.foreground() || target.on_screen()) {
    strategies = {take_of_drop_down(*run), press_with_pointer};
    if (action == NodeAction::press && !target.on_screen()) strategies.push_back(ask_what_has_no_place(*run));
  } else {
    if (action == NodeAction::press) strategies.push_back(prompt_click(*run, press_with_pointer));
    if (action) strategies.push_back(element_action(*run, *action));
    if (action == NodeAction::press) strategies.push_back(flip_frame(*run));
    strategies.push_back(press_with_pointer);
    if (action) strategies.push_back(press_at_point(*run, *action));
    if (action == NodeAction::press) {
      strategies.push_back(take_of_drop_down(*run));
      strategies.push_back([&is_chosen_only, &target, choose = choose_item(*run)] {
        auto chosen = choose();
        // A tab is no more than chosen.
        is_chosen_only =
            chosen.outcome != platform::Outcome::not_attempted && target.element->seen.node.role != Role::tab;
        return chosen;
      });
      for (auto& strategy : press_by_key(*run)) strategies.push_back(std::move(strategy));
    }
  }
  OFFHAND_ASSIGN(auto dispatched, run->first_of(strategies));
  auto observation = is_beyond_choosing(args, meaning)
                         ? beyond_choosing.observation()
                         : observe_toggle(run->scope(), target, args.button, dispatched.delivery().is_on);
  observation.windows_count = observation.windows_count && !dispatched.delivery().was_not_felt;
  OFFHAND_ASSIGN(auto result, std::move(dispatched).conclude(observation));
  tell_who_hears(target, args, result);
  // A click may activate a row, and brings it the focus: whoever presses keys next has to know where they go.
  if (is_chosen_only && result.evidence) result.evidence->detail += "; it was neither activated nor given the focus";
  return result;
}

}  // namespace offhand::tools::desktop
