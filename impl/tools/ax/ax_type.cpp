#include "generated/tools/ax/ax_type.h"

#include "impl/tools/call.h"
#include "impl/verbs/text.h"

namespace offhand::tools::ax {

Result<ActionResult> ax_type(Call& call, const Target& target, const AxTypeArgs& args) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target));
  return carry_out(
      *run, plan_text(*run, {.text = args.text, .writing = args.clear_first ? Writing::replace : Writing::insert}));
}

}  // namespace offhand::tools::ax
