#include "generated/tools/desktop/set_value.h"

#include "impl/tools/call.h"
#include "impl/tools/given_file.h"
#include "impl/verbs/value.h"

namespace offhand::tools::desktop {

Result<ActionResult> set_value(Call& call, const Target& target, const SetValueArgs& args) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, args.observe));
  return carry_out(*run, plan_value(*run, {.value = args.value, .file = files_given_by(call)}));
}

}  // namespace offhand::tools::desktop
