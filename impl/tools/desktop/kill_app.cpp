#include "generated/tools/desktop/kill_app.h"

#include <algorithm>

#include "generated/types/errors.h"
#include "impl/tools/call.h"
#include "platform/host/process.h"

namespace offhand::tools::desktop {

Result<KillAppResult> kill_app(Call& call, const Target& target, const KillAppArgs& args) {
  auto& apps = call.apps();
  const auto& process = *target.process;
  if (const auto reason = apps.protected_reason(args.pid)) {
    return fail(errors::protected_process({.pid = args.pid, .name = process.name, .reason = *reason}));
  }
  const auto foreign = [&](const char* reason) {
    return fail(errors::foreign_process({.pid = args.pid, .name = process.name, .reason = reason}));
  };
  if (process.uid != host::user_id()) return foreign("it belongs to another user");
  OFFHAND_ASSIGN(const auto windows, call.windows().list(call.limits()));
  const auto owned =
      std::count_if(windows.begin(), windows.end(), [&](const Window& window) { return window.pid == args.pid; });
  if (owned == 0 && !apps.started_here(args.pid)) return foreign("it owns no window and was not launched here");
  OFFHAND_CHECK(apps.kill(args.pid, call.limits()));
  return KillAppResult{args.pid, process.name, owned};
}

}  // namespace offhand::tools::desktop
