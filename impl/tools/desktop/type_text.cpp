#include "generated/tools/desktop/type_text.h"

#include "generated/types/errors.h"
#include "impl/evidence/text_evidence.h"
#include "impl/tools/call.h"
#include "impl/verbs/text_strategies.h"

namespace offhand::tools::desktop {

Result<ActionResult> type_text(Call& call, const Target& target, const TypeTextArgs& args) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, args.observe));
  const auto receiver = text_receiver(run->scope(), target);
  if (target.element && !receiver) return fail(errors::not_editable({.element = target.describe()}));
  const auto field = receiver ? std::optional(receiver->node) : std::nullopt;
  const TextEvidence evidence(run->scope(), receiver, args.text);

  const auto writing = args.clear_first ? Writing::replace : Writing::insert;
  const std::chrono::milliseconds delay(args.delay_ms);
  OFFHAND_ASSIGN(auto dispatched, run->first_of(text_strategies(*run, field, args.text, writing, delay)));
  return std::move(dispatched).conclude(args.clear_first ? evidence.replacement() : evidence.arrival());
}

}  // namespace offhand::tools::desktop
