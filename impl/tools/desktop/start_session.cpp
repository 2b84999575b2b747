#include "generated/tools/desktop/start_session.h"

#include "impl/tools/call.h"

namespace offhand::tools::desktop {

Result<StartSessionResult> start_session(Call& call, const StartSessionArgs& args) {
  OFFHAND_CHECK(call.require_memory("The session"));
  const auto begun = call.begin_session(args.session);
  const auto usual = std::chrono::seconds(call.config().session_idle_ttl_secs);
  const auto idle_ttl = begun.session->idle_ttl().value_or(usual);
  return StartSessionResult{
      .session = args.session,
      .state = begun.is_new ? StartSessionResultState::begun : StartSessionResultState::running,
      .idle_ttl_secs = idle_ttl.count(),
  };
}

}  // namespace offhand::tools::desktop
