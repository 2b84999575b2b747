#include "impl/verbs/plan.h"

#include <utility>

#include "impl/verbs/inverse.h"

namespace offhand {

Result<ActionResult> carry_out(ActionRun& run, const Result<Plan>& plan) {
  if (!plan) return fail(plan.error());
  OFFHAND_ASSIGN(auto dispatched, run.first_of(plan->strategies));
  const auto observation = plan->observation ? plan->observation(dispatched.delivery()) : Observation{};
  OFFHAND_ASSIGN(auto result, std::move(dispatched).conclude(observation));
  note_in_journal(run, *plan);
  if (plan->add_notes) plan->add_notes(result);
  return result;
}

Strategy nothing_to_do() {
  return [] { return platform::Delivery::delivered(ActionPath::none); };
}

}  // namespace offhand
