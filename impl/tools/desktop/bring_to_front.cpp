#include "generated/tools/desktop/bring_to_front.h"

#include "impl/tools/call.h"

namespace offhand::tools::desktop {

Result<BringToFrontResult> bring_to_front(Call& call, const Target& target, const BringToFrontArgs& args) {
  const auto& window = target.window;
  call.take_over_desk();
  OFFHAND_ASSIGN(const auto desk, call.facets().user_state(call.limits()));
  const bool was_active = desk.active_window == window.window_id && desk.focus_owner == window.window_id &&
                          !desk.stacking.empty() && desk.stacking.back() == window.window_id;
  if (!was_active) OFFHAND_CHECK(call.window_placement().activate(window.window_id, call.limits()));
  BringToFrontResult result{.pid = window.pid, .window_id = window.window_id, .was_active = was_active};
  if (args.observe == Observe::diff) move_changes(call.changes_in(target), result);
  return result;
}

}  // namespace offhand::tools::desktop
