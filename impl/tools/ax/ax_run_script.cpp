#include "generated/tools/ax/ax_run_script.h"

#include <algorithm>
#include <chrono>
#include <string>

#include "generated/types/config.h"
#include "generated/types/errors.h"
#include "generated/types/questions.h"
#include "impl/tools/call.h"
#include "impl/tools/question_forms.h"

namespace offhand::tools::ax {
namespace {

/// The user reads a script before it runs, where the client can ask; the setting confirm_destructive may say never.
Result<void> review(Call& call, const std::string& script) {
  const auto question = questions::review_script({.script = script});
  const bool is_asked = call.config().confirm_destructive != ConfigConfirmDestructive::never;
  if (!is_asked || !may_ask(call.client(), question)) return {};
  OFFHAND_ASSIGN(const bool approves, user_agrees(call.client(), question));
  if (approves) return {};
  return fail(errors::action_failed(
      {.what = "Running the script", .reason = "the user did not approve it", .advice = "Nothing was run."}));
}

}  // namespace

Result<AxRunScriptResult> ax_run_script(Call& call, const AxRunScriptArgs& args) {
  OFFHAND_CHECK(review(call, args.script));
  OFFHAND_CHECK(call.enter_task());
  auto limits = call.limits();
  const std::chrono::milliseconds timeout(args.timeout_ms);
  limits.deadline = std::min(limits.deadline, call.clock().now() + timeout);
  limits.whole = timeout;
  const auto language =
      args.language == AxRunScriptLanguage::jxa ? platform::ScriptLanguage::jxa : platform::ScriptLanguage::applescript;
  call.progress(0, 1, "Running the script");
  OFFHAND_ASSIGN(auto outcome, call.scripts().run(args.script, language, limits));
  call.progress(1, 1, "The script has ended");
  AxRunScriptResult result;
  result.success = outcome.succeeded;
  (outcome.succeeded ? result.output : result.error) = std::move(outcome.text);
  return result;
}

}  // namespace offhand::tools::ax
