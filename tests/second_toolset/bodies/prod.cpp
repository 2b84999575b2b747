#include "tests/second_toolset/generated/tools/second/prod.h"
#include "impl/tools/call.h"
#include "impl/verbs/beyond_choosing.h"
#include "impl/verbs/pointer_strategies.h"

namespace offhand::second::tools::second {

Result<ActionResult> prod(Call& call, const Target& target, const ProdArgs& args) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, Observe::none));
  platform::PointerClick click;
  click.count = static_cast<int>(args.times);
  BeyondChoosing evidence(*run, click.count);
  std::vector<Strategy> strategies{evidence.pressing(pointer_click(*run, click))};
  if (args.times == 1 && target.element)
    strategies.insert(strategies.begin(), element_action(*run, platform::NodeAction::press));
  OFFHAND_ASSIGN(auto dispatched, run->first_of(strategies));
  return std::move(dispatched).conclude(evidence.observation());
}

}  // namespace offhand::second::tools::second
