#include "impl/verbs/close.h"

#include <algorithm>

#include "generated/types/errors.h"
#include "platform/host/process.h"

namespace offhand {

Result<std::int64_t> close_application(const Scope& scope, const platform::ProcessInfo& process) {
  auto& apps = scope.platform.apps();
  const auto pid = process.pid;
  if (const auto reason = apps.protected_reason(pid))
    return fail(errors::protected_process({.pid = pid, .name = process.name, .reason = *reason}));
  const auto foreign = [&](const char* reason) {
    return fail(errors::foreign_process({.pid = pid, .name = process.name, .reason = reason}));
  };
  if (process.uid != host::user_id()) return foreign("it belongs to another user");
  OFFHAND_ASSIGN(const auto windows, scope.platform.windows().list(scope.limits));
  const auto owned = std::ranges::count(windows, pid, &Window::pid);
  if (owned == 0 && !apps.started_here(pid)) return foreign("it owns no window and was not launched here");
  OFFHAND_CHECK(apps.kill(pid, scope.limits));
  return owned;
}

}  // namespace offhand
