#include "generated/tools/desktop/set_agent_cursor_enabled.h"

#include "impl/tools/call.h"

namespace offhand::tools::desktop {
namespace {

Result<platform::Spot> middle_of_screen(Call& call) {
  OFFHAND_ASSIGN(const auto screen, call.screen_layout().screen(call.limits()));
  return platform::Spot{static_cast<double>(screen.width) / 2, static_cast<double>(screen.height) / 2};
}

}  // namespace

Result<CursorState> set_agent_cursor_enabled(Call& call, const SetAgentCursorEnabledArgs& args) {
  OFFHAND_CHECK(call.require_memory("The cursor"));
  auto& cursor = call.session().cursor();
  if (args.enabled) {
    OFFHAND_ASSIGN(const auto middle, middle_of_screen(call));
    OFFHAND_CHECK(cursor.enable(middle, call.overlay(), call.clock().now(), call.limits()));
  } else {
    cursor.disable();
  }
  return cursor.state(call.clock().now());
}

}  // namespace offhand::tools::desktop
