#include "generated/tools/desktop/double_click.h"

#include "impl/tools/call.h"
#include "impl/verbs/beyond_choosing.h"
#include "impl/verbs/pointer_strategies.h"

namespace offhand::tools::desktop {
namespace {

/// Of these "open" is what a double click does; of a button it would be a single one.
bool is_item(const Target& target) { return target.element && has(target.element->seen.node.role, RoleTrait::item); }

}  // namespace

Result<ActionResult> double_click(Call& call, const Target& target, const DoubleClickArgs& args) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, args.observe));
  OFFHAND_CHECK(check_opens_no_menu(*run, OpensMenu::perhaps));
  platform::PointerClick pointer;
  pointer.count = 2;
  for (const auto modifier : args.modifier) pointer.modifiers.insert(modifier);
  BeyondChoosing evidence(*run, pointer.count);
  std::vector<Strategy> strategies;
  if (!call.foreground() && args.modifier.empty() && is_item(target)) {
    strategies.push_back(element_action(*run, platform::NodeAction::open));
  }
  strategies.push_back(evidence.pressing(pointer_click(*run, pointer)));
  OFFHAND_ASSIGN(auto dispatched, run->first_of(strategies));
  return std::move(dispatched).conclude(evidence.observation());
}

}  // namespace offhand::tools::desktop
