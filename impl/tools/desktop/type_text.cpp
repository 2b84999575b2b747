#include "generated/tools/desktop/type_text.h"

#include "generated/types/errors.h"
#include "impl/action/text_evidence.h"
#include "impl/tools/call.h"
#include "impl/tools/desktop/keyboard_rungs.h"

namespace offhand::tools::desktop {
namespace {

Rung insert(Attempt& attempt, const std::optional<platform::NodeHandle>& receiver, const std::string& text) {
  return [&attempt, &receiver, &text] {
    if (!receiver) return platform::Delivery::not_attempted("");
    return attempt.platform().tree().insert_text(*receiver, text, attempt.limits());
  };
}

}  // namespace

Result<ActionResult> type_text(Call& call, const Target& target, const TypeTextArgs& args) {
  OFFHAND_ASSIGN(const auto attempt, call.attempt(target));
  const auto receiver = text_receiver(attempt->scope(), target);
  if (target.element && !receiver) return fail(errors::not_editable({.element = target.describe()}));
  const TextEvidence evidence(attempt->scope(), receiver, args.text);

  const platform::Keys keys{keys_of_text(args.text), std::chrono::milliseconds(args.delay_ms)};
  auto rungs = keyboard_rungs(*attempt, keys);
  if (!call.foreground()) rungs.insert(rungs.begin(), insert(*attempt, receiver, args.text));
  OFFHAND_ASSIGN(auto dispatched, attempt->first_of(rungs));
  return std::move(dispatched).conclude(evidence.arrival());
}

}  // namespace offhand::tools::desktop
