#include "tests/second_toolset/generated/tools/second/jot.h"

#include "impl/tools/call.h"
#include "impl/verbs/text.h"

namespace offhand::second::tools::second {

Result<ActionResult> jot(Call& call, const Target& target, const JotArgs& args) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, Observe::none));
  return carry_out(*run, plan_text(*run, {.text = args.phrase}));
}

}  // namespace offhand::second::tools::second
