#include "generated/tools/desktop/click.h"

#include <utility>

#include "generated/types/errors.h"
#include "impl/action/beyond_choosing.h"
#include "impl/action/cross.h"
#include "impl/action/toggle.h"
#include "impl/tools/call.h"
#include "impl/tools/desktop/keyboard_rungs.h"
#include "impl/tools/desktop/pointer_rungs.h"

namespace offhand::tools::desktop {
namespace {

platform::NodeAction node_action(ClickAction action) {
  switch (action) {
    case ClickAction::press:
      return platform::NodeAction::press;
    case ClickAction::show_menu:
      return platform::NodeAction::show_menu;
    case ClickAction::pick:
      return platform::NodeAction::pick;
    case ClickAction::confirm:
      return platform::NodeAction::confirm;
    case ClickAction::cancel:
      return platform::NodeAction::cancel;
    case ClickAction::open:
      return platform::NodeAction::open;
  }
  return platform::NodeAction::press;
}

/// Actions of an element know neither buttons nor modifiers nor counts. A right click is its menu.
std::optional<platform::NodeAction> as_node_action(const ClickArgs& args) {
  if (args.action != ClickAction::press) return node_action(args.action);
  if (args.count != 1 || !args.modifier.empty()) return std::nullopt;
  if (args.button == MouseButton::left) return platform::NodeAction::press;
  if (args.button == MouseButton::right) return platform::NodeAction::show_menu;
  return std::nullopt;
}

platform::PointerClick as_pointer_click(const ClickArgs& args) {
  platform::PointerClick click;
  click.button = args.button;
  click.count = static_cast<int>(args.count);
  for (const auto modifier : args.modifier) click.modifiers.insert(modifier);
  return click;
}

/// By the names that a caller may give.
std::string offered_by(const Target& target) {
  if (!target.element) return "press";
  std::string offered;
  for (const auto action : {ClickAction::press, ClickAction::show_menu, ClickAction::pick, ClickAction::confirm,
                            ClickAction::cancel, ClickAction::open}) {
    // A press has other ways than the element's own action.
    const bool is_offered =
        action == ClickAction::press || target.element->seen.node.verbs.contains(node_action(action));
    if (!is_offered) continue;
    offered += (offered.empty() ? "" : ", ") + std::string(to_string(action));
  }
  return offered;
}

/// A press has other ways; anything else is what the element itself offers, or nothing.
Result<void> check_offered(const Target& target, ClickAction action) {
  if (action == ClickAction::press) return {};
  const bool is_offered = target.element && target.element->seen.node.verbs.contains(node_action(action));
  if (is_offered) return {};
  return fail(errors::no_such_action(
      {.element = target.describe(), .action = std::string(to_string(action)), .offered = offered_by(target)}));
}

/// Whether it is to do more than what any press does.
bool is_beyond_choosing(const ClickArgs& args) {
  return args.count > 1 || args.button == MouseButton::right || args.action == ClickAction::open ||
         args.action == ClickAction::show_menu;
}

OpensMenu opens_menu(const ClickArgs& args) {
  const bool surely = args.button == MouseButton::right || args.action == ClickAction::show_menu;
  return surely ? OpensMenu::surely : OpensMenu::perhaps;
}

}  // namespace

Result<ActionResult> click(Call& call, const Target& target, const ClickArgs& args) {
  OFFHAND_ASSIGN(const auto attempt, call.attempt(target, args.observe));
  OFFHAND_CHECK(check_opens_no_menu(*attempt, opens_menu(args)));
  OFFHAND_CHECK(check_offered(target, args.action));
  if (args.debug_image_out) {
    OFFHAND_ASSIGN(const auto file, call.picture_path(*args.debug_image_out));
    OFFHAND_CHECK(write_cross(call.scope(), target, file));
  }
  const auto action = as_node_action(args);
  const auto pointer = as_pointer_click(args);
  bool is_chosen_only = false;
  BeyondChoosing beyond_choosing(*attempt, args.count);
  const auto press = pointer_click(*attempt, pointer);
  const auto press_with_pointer = is_beyond_choosing(args) ? beyond_choosing.pressing(press) : press;
  std::vector<Rung> rungs;
  if (call.foreground() || target.on_screen()) {
    rungs = {press_with_pointer};
  } else if (args.action != ClickAction::press) {
    rungs = {element_action(*attempt, *action)};
  } else {
    if (action == platform::NodeAction::press) rungs.push_back(prompt_click(*attempt, press_with_pointer));
    if (action) rungs.push_back(element_action(*attempt, *action));
    if (action == platform::NodeAction::press) rungs.push_back(flip_frame(*attempt));
    rungs.push_back(press_with_pointer);
    if (action) rungs.push_back(press_at_point(*attempt, *action));
    if (action == platform::NodeAction::press) {
      rungs.push_back([&is_chosen_only, &target, choose = choose_item(*attempt)] {
        auto chosen = choose();
        // A tab is no more than chosen.
        is_chosen_only = chosen.outcome != platform::Outcome::not_attempted && target.element->seen.node.role != "tab";
        return chosen;
      });
      for (auto& rung : press_by_key(*attempt)) rungs.push_back(std::move(rung));
    }
  }
  OFFHAND_ASSIGN(auto dispatched, attempt->first_of(rungs));
  const auto observation = is_beyond_choosing(args)
                               ? beyond_choosing.observation()
                               : observe_toggle(attempt->scope(), target, args.button, dispatched.delivery().is_on);
  OFFHAND_ASSIGN(auto result, std::move(dispatched).conclude(observation));
  // A click may activate a row, and brings it the focus: whoever presses keys next has to know where they go.
  if (is_chosen_only && result.evidence) result.evidence->detail += "; it was neither activated nor given the focus";
  return result;
}

}  // namespace offhand::tools::desktop
