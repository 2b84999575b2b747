#include "generated/tools/desktop/end_session.h"

#include "impl/tools/call.h"

namespace offhand::tools::desktop {

Result<EndSessionResult> end_session(Call& call, const EndSessionArgs& args) {
  const bool ran = call.sessions().end(args.session);
  return EndSessionResult{
      .session = args.session,
      .state = ran ? EndSessionResultState::ended : EndSessionResultState::not_running,
  };
}

}  // namespace offhand::tools::desktop
