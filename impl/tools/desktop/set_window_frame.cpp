#include "generated/tools/desktop/set_window_frame.h"

#include "impl/tools/call.h"

namespace offhand::tools::desktop {
namespace {

bool is_same(const Bounds& one, const Bounds& other) {
  return one.x == other.x && one.y == other.y && one.width == other.width && one.height == other.height;
}

}  // namespace

Result<SetWindowFrameResult> set_window_frame(Call& call, const Target& target, const SetWindowFrameArgs& args) {
  const auto& before = target.window;
  const Bounds wanted{.x = args.x, .y = args.y, .width = args.width, .height = args.height};
  OFFHAND_CHECK(call.window_placement().place(before.window_id, wanted, call.limits()));
  OFFHAND_ASSIGN(const auto now, call.windows().describe(before.window_id, call.limits()));
  const auto effect = is_same(now.bounds, wanted)          ? Effect::confirmed
                      : is_same(now.bounds, before.bounds) ? Effect::suspected_noop
                                                           : Effect::unverifiable;
  SetWindowFrameResult result{.pid = now.pid, .window_id = now.window_id, .effect = effect, .bounds = now.bounds};
  if (args.observe == Observe::diff) move_changes(call.changes_in(target), result);
  return result;
}

}  // namespace offhand::tools::desktop
