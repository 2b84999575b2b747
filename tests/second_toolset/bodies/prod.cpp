#include "tests/second_toolset/generated/tools/second/prod.h"

#include "impl/tools/call.h"
#include "impl/verbs/press.h"

namespace offhand::second::tools::second {

Result<ActionResult> prod(Call& call, const Target& target, const ProdArgs& args) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, Observe::none));
  return carry_out(*run, plan_press(*run, {.count = static_cast<int>(args.times)}));
}

}  // namespace offhand::second::tools::second
