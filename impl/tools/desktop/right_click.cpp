#include "generated/tools/desktop/right_click.h"

#include "impl/action/beyond_choosing.h"
#include "impl/tools/call.h"
#include "impl/tools/desktop/pointer_rungs.h"

namespace offhand::tools::desktop {

Result<ActionResult> right_click(Call& call, const Target& target, const RightClickArgs& args) {
  OFFHAND_ASSIGN(const auto attempt, call.attempt(target, args.observe));
  OFFHAND_CHECK(check_opens_no_menu(*attempt, OpensMenu::surely));
  platform::PointerClick pointer;
  pointer.button = MouseButton::right;
  for (const auto modifier : args.modifier) pointer.modifiers.insert(modifier);
  BeyondChoosing evidence(*attempt, 1);
  std::vector<Rung> rungs;
  if (!call.foreground() && args.modifier.empty()) {
    rungs.push_back(element_action(*attempt, platform::NodeAction::show_menu));
  }
  rungs.push_back(evidence.pressing(pointer_click(*attempt, pointer)));
  OFFHAND_ASSIGN(auto dispatched, attempt->first_of(rungs));
  return std::move(dispatched).conclude(evidence.observation());
}

}  // namespace offhand::tools::desktop
