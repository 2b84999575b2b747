#include "generated/tools/desktop/drag.h"

#include "impl/tools/call.h"
#include "impl/verbs/drag.h"

namespace offhand::tools::desktop {

Result<ActionResult> drag(Call& call, const Target& target, const DragArgs& args) {
  const std::chrono::milliseconds duration(args.duration_ms);
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, args.observe));
  const DragParameters parameters{.button = args.button,
                                  .modifiers = platform::Modifiers::of(args.modifier),
                                  .duration = duration,
                                  .steps = static_cast<int>(args.steps)};
  return carry_out(*run, plan_drag(*run, parameters, [&] { call.carry_cursor(duration); }));
}

}  // namespace offhand::tools::desktop
