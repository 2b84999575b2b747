#include "generated/tools/ax/ax_set_value.h"

#include "impl/tools/call.h"
#include "impl/tools/given_file.h"
#include "impl/verbs/value.h"

namespace offhand::tools::ax {

Result<ActionResult> ax_set_value(Call& call, const Target& target, const AxSetValueArgs& args) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target));
  return carry_out(*run, plan_value(*run, {.value = args.value, .file = files_given_by(call)}));
}

}  // namespace offhand::tools::ax
