#include "generated/tools/ax/ax_scroll.h"

#include "impl/tools/call.h"
#include "impl/verbs/scroll.h"

namespace offhand::tools::ax {

Result<ActionResult> ax_scroll(Call& call, const Target& target, const AxScrollArgs& args) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target));
  return carry_out(*run, plan_scroll(*run, {.direction = args.direction, .pixels = args.amount}));
}

}  // namespace offhand::tools::ax
