#include "generated/tools/ax/ax_session_info.h"

#include <chrono>

#include "impl/target/connected_application.h"
#include "impl/tools/call.h"

namespace offhand::tools::ax {

Result<AxSessionInfoResult> ax_session_info(Call& call, const AxSessionInfoArgs& /*args*/) {
  AxSessionInfoResult result;
  for (const auto& connection : living_connections(call.scope())) result.connected_apps.push_back(connection.spoken());
  result.action_count = call.session().actions();
  result.undo_stack_depth = static_cast<std::int64_t>(call.session().journal().depth());
  result.uptime_seconds = std::chrono::duration<double>(call.uptime()).count();
  result.security_mode = ax_session_info_result_security_mode_from_string(to_string(call.config().security_mode));
  const auto* client = call.client();
  result.subscriptions = client == nullptr ? 0 : static_cast<std::int64_t>(client->subscriptions());
  return result;
}

}  // namespace offhand::tools::ax
