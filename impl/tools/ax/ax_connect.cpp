#include "generated/tools/ax/ax_connect.h"

#include "impl/target/connected_application.h"
#include "impl/tools/call.h"

namespace offhand::tools::ax {

Result<AxConnectResult> ax_connect(Call& call, const AxConnectArgs& args) {
  const auto scope = call.scope();
  OFFHAND_ASSIGN(const auto connection, connect_application(scope, args.app, args.alias.value_or("")));
  OFFHAND_ASSIGN(const auto windows, windows_of(scope, connection.pid));
  AxConnectResult result;
  result.connected = true;
  result.app_name = connection.name;
  result.pid = connection.pid;
  if (!connection.id.empty()) result.bundle_id = connection.id;
  result.windows = static_cast<std::int64_t>(windows.size());
  result.alias = connection.spoken();
  return result;
}

}  // namespace offhand::tools::ax
