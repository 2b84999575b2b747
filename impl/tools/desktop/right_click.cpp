#include "generated/tools/desktop/right_click.h"

#include "impl/tools/call.h"
#include "impl/verbs/beyond_choosing.h"
#include "impl/verbs/pointer_strategies.h"

namespace offhand::tools::desktop {

Result<ActionResult> right_click(Call& call, const Target& target, const RightClickArgs& args) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, args.observe));
  OFFHAND_CHECK(check_opens_no_menu(*run, OpensMenu::surely));
  platform::PointerClick pointer;
  pointer.button = MouseButton::right;
  for (const auto modifier : args.modifier) pointer.modifiers.insert(modifier);
  BeyondChoosing evidence(*run, 1);
  std::vector<Strategy> strategies;
  if (!call.foreground() && args.modifier.empty()) {
    strategies.push_back(element_action(*run, platform::NodeAction::show_menu));
  }
  strategies.push_back(evidence.pressing(pointer_click(*run, pointer)));
  OFFHAND_ASSIGN(auto dispatched, run->first_of(strategies));
  return std::move(dispatched).conclude(evidence.observation());
}

}  // namespace offhand::tools::desktop
