#include "generated/tools/desktop/scroll.h"

#include "impl/tools/call.h"
#include "impl/verbs/scroll.h"

namespace offhand::tools::desktop {

Result<ActionResult> scroll(Call& call, const Target& target, const ScrollArgs& args) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, args.observe));
  return carry_out(*run, plan_scroll(*run, {.direction = args.direction,
                                            .by = args.by,
                                            .amount = args.amount,
                                            .pixels = args.pixels,
                                            .modifiers = platform::Modifiers::of(args.modifier)}));
}

}  // namespace offhand::tools::desktop
