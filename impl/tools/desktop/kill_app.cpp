#include "generated/tools/desktop/kill_app.h"

#include "impl/tools/call.h"
#include "impl/verbs/close.h"

namespace offhand::tools::desktop {

Result<KillAppResult> kill_app(Call& call, const Target& target, const KillAppArgs& args) {
  OFFHAND_ASSIGN(const auto windows_closed, close_application(call.scope(), *target.process));
  return KillAppResult{args.pid, target.process->name, windows_closed};
}

}  // namespace offhand::tools::desktop
