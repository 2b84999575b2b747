#include "tests/second_toolset/generated/tools/second/jot.h"
#include "generated/types/errors.h"
#include "impl/evidence/text_evidence.h"
#include "impl/tools/call.h"
#include "impl/verbs/text_strategies.h"

namespace offhand::second::tools::second {

Result<ActionResult> jot(Call& call, const Target& target, const JotArgs& args) {
  OFFHAND_ASSIGN(const auto run, call.begin_action(target, Observe::none));
  const auto receiver = text_receiver(run->scope(), target);
  if (!receiver) return fail(errors::not_editable({.element = target.describe()}));
  const TextEvidence evidence(run->scope(), receiver, args.phrase);
  const auto strategies =
      text_strategies(*run, receiver->node, args.phrase, Writing::insert, std::chrono::milliseconds(0));
  OFFHAND_ASSIGN(auto dispatched, run->first_of(strategies));
  return std::move(dispatched).conclude(evidence.arrival());
}

}  // namespace offhand::second::tools::second
