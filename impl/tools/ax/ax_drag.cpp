#include "generated/tools/ax/ax_drag.h"

#include <chrono>

#include "impl/tools/call.h"
#include "impl/verbs/drag.h"

namespace offhand::tools::ax {
namespace {

/// As many moves as the tool of the desktop makes unless told otherwise.
constexpr int steps = 20;

}  // namespace

Result<ActionResult> ax_drag(Call& call, const Target& target, const AxDragArgs& args) {
  const std::chrono::milliseconds duration(args.duration_ms);
  OFFHAND_ASSIGN(const auto run, call.begin_action(target));
  const DragParameters parameters{.duration = duration, .steps = steps};
  return carry_out(*run, plan_drag(*run, parameters, [&] { call.carry_cursor(duration); }));
}

}  // namespace offhand::tools::ax
