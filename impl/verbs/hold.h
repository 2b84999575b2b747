#pragma once

#include "impl/verbs/plan.h"

namespace offhand {

/// Presses a button at the target's point and leaves it down, or lets it go there.
Result<Plan> plan_hold(ActionRun& run, const HoldParameters& parameters);

}  // namespace offhand
