#include "generated/tools/ax/ax_type.h"

#include "generated/types/errors.h"
#include "impl/tools/call.h"
#include "impl/verbs/text.h"

namespace offhand::tools::ax {

Result<ActionResult> ax_type(Call& call, const Target& target, const AxTypeArgs& args) {
  if (args.text.empty() && !args.clear_first) {
    return fail(errors::invalid_arguments({.tool = std::string(AxTypeTool::info().name),
                                           .summary = "an empty text types nothing; with clear_first it clears",
                                           .problems = {}}));
  }
  OFFHAND_ASSIGN(const auto run, call.begin_action(target));
  return carry_out(
      *run, plan_text(*run, {.text = args.text, .writing = args.clear_first ? Writing::replace : Writing::insert}));
}

}  // namespace offhand::tools::ax
