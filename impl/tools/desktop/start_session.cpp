#include "generated/tools/desktop/start_session.h"

#include "impl/tools/call.h"

namespace offhand::tools::desktop {

Result<StartSessionResult> start_session(Call& call, const StartSessionArgs& args) {
  OFFHAND_CHECK(call.require_memory("The session"));
  const auto begun = call.sessions().begin(args.session);
  return StartSessionResult{
      .session = args.session,
      .state = begun.is_new ? StartSessionResultState::begun : StartSessionResultState::running,
      .idle_ttl_secs = call.config().session_idle_ttl_secs,
  };
}

}  // namespace offhand::tools::desktop
