#include "generated/tools/desktop/type_text.h"

#include "impl/tools/call.h"
#include "impl/verbs/text.h"

namespace offhand::tools::desktop {

Result<ActionResult> type_text(Call& call, const Target& target, const TypeTextArgs& args) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, args.observe));
  return carry_out(*run, plan_text(*run, {.text = args.text,
                                          .writing = args.clear_first ? Writing::replace : Writing::insert,
                                          .delay = std::chrono::milliseconds(args.delay_ms)}));
}

}  // namespace offhand::tools::desktop
