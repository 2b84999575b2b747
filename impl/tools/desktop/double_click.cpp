#include "generated/tools/desktop/double_click.h"

#include "impl/tools/call.h"
#include "impl/verbs/press.h"

namespace offhand::tools::desktop {

Result<ActionResult> double_click(Call& call, const Target& target, const DoubleClickArgs& args) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, args.observe));
  return carry_out(*run, plan_press(*run, {.count = 2, .modifiers = platform::Modifiers::of(args.modifier)}));
}

}  // namespace offhand::tools::desktop
