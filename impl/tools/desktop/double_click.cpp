#include "generated/tools/desktop/double_click.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "impl/action/beyond_choosing.h"
#include "impl/tools/call.h"
#include "impl/tools/desktop/pointer_rungs.h"

namespace offhand::tools::desktop {
namespace {

/// Of these "open" is what a double click does; of a button it would be a single one.
bool is_item(const Target& target) {
  constexpr std::array<std::string_view, 6> items{"cell", "listitem", "option", "row", "rowheader", "treeitem"};
  return target.element && std::find(items.begin(), items.end(), target.element->seen.node.role) != items.end();
}

}  // namespace

Result<ActionResult> double_click(Call& call, const Target& target, const DoubleClickArgs& args) {
  OFFHAND_ASSIGN(const auto attempt, call.attempt(target, args.observe));
  OFFHAND_CHECK(check_opens_no_menu(*attempt, OpensMenu::perhaps));
  platform::PointerClick pointer;
  pointer.count = 2;
  for (const auto modifier : args.modifier) pointer.modifiers.insert(modifier);
  BeyondChoosing evidence(*attempt, pointer.count);
  std::vector<Rung> rungs;
  if (!call.foreground() && args.modifier.empty() && is_item(target)) {
    rungs.push_back(element_action(*attempt, platform::NodeAction::open));
  }
  rungs.push_back(evidence.pressing(pointer_click(*attempt, pointer)));
  OFFHAND_ASSIGN(auto dispatched, attempt->first_of(rungs));
  return std::move(dispatched).conclude(evidence.observation());
}

}  // namespace offhand::tools::desktop
