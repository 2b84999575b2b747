#include "generated/tools/desktop/get_agent_cursor_state.h"

#include "impl/tools/call.h"

namespace offhand::tools::desktop {

Result<CursorState> get_agent_cursor_state(Call& call, const GetAgentCursorStateArgs& /*args*/) {
  return call.session().cursor().state(call.clock().now());
}

}  // namespace offhand::tools::desktop
