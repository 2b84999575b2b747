#include "generated/tools/ax/ax_run_script.h"

#include <algorithm>
#include <chrono>

#include "impl/tools/call.h"

namespace offhand::tools::ax {

Result<AxRunScriptResult> ax_run_script(Call& call, const AxRunScriptArgs& args) {
  OFFHAND_CHECK(call.enter_task());
  auto limits = call.limits();
  const std::chrono::milliseconds timeout(args.timeout_ms);
  limits.deadline = std::min(limits.deadline, call.clock().now() + timeout);
  limits.whole = timeout;
  const auto language =
      args.language == AxRunScriptLanguage::jxa ? platform::ScriptLanguage::jxa : platform::ScriptLanguage::applescript;
  OFFHAND_ASSIGN(auto outcome, call.scripts().run(args.script, language, limits));
  AxRunScriptResult result;
  result.success = outcome.succeeded;
  (outcome.succeeded ? result.output : result.error) = std::move(outcome.text);
  return result;
}

}  // namespace offhand::tools::ax
