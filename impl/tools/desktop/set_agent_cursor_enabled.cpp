#include "generated/tools/desktop/set_agent_cursor_enabled.h"

#include "impl/tools/call.h"

namespace offhand::tools::desktop {

Result<CursorState> set_agent_cursor_enabled(Call& call, const SetAgentCursorEnabledArgs& args) {
  OFFHAND_CHECK(call.require_memory("The cursor"));
  auto& cursor = call.session().cursor();
  OFFHAND_CHECK(cursor.enable(args.enabled, call.overlay(), call.clock().now(), call.limits()));
  return cursor.state(call.clock().now());
}

}  // namespace offhand::tools::desktop
