#include "generated/tools/desktop/right_click.h"

#include "impl/tools/call.h"
#include "impl/verbs/context_menu.h"

namespace offhand::tools::desktop {

Result<ActionResult> right_click(Call& call, const Target& target, const RightClickArgs& args) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, args.observe));
  return carry_out(*run, plan_context_menu(*run, {.modifiers = platform::Modifiers::of(args.modifier)}));
}

}  // namespace offhand::tools::desktop
