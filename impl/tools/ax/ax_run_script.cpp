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

using std::chrono::milliseconds;
using std::chrono::seconds;

/// How long the script may run. The user reads it before, where the client can ask, and may say how long; the setting
/// confirm_destructive may say never.
Result<milliseconds> review(Call& call, const AxRunScriptArgs& args) {
  const milliseconds wanted(args.timeout_ms);
  const auto question = questions::review_script({.script = args.script});
  const bool is_asked = call.config().confirm_destructive != ConfigConfirmDestructive::never;
  if (!is_asked || !may_ask(call.client(), question)) return wanted;
  const auto offered = std::max(std::chrono::ceil<seconds>(wanted), seconds(1));
  OFFHAND_ASSIGN(const auto approved, user_agrees_on(call.client(), question, offered.count()));
  // Whole seconds are all that the form has: where the user left them alone, the call's own time holds.
  if (approved) return seconds(*approved) == offered ? wanted : milliseconds(seconds(*approved));
  return fail(errors::action_failed(
      {.what = "Running the script", .reason = "the user did not approve it", .advice = "Nothing was run."}));
}

}  // namespace

Result<AxRunScriptResult> ax_run_script(Call& call, const AxRunScriptArgs& args) {
  OFFHAND_ASSIGN(const auto timeout, review(call, args));
  OFFHAND_CHECK(call.enter_task());
  auto limits = call.limits();
  // The user may have given it more time than the call had.
  const auto until = call.clock().now() + timeout;
  limits.deadline = timeout > milliseconds(args.timeout_ms) ? until : std::min(limits.deadline, until);
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
