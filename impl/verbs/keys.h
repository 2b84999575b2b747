#pragma once

#include "impl/verbs/plan.h"

namespace offhand {

/// Key chords for the target's element, or for what has the focus.
Result<Plan> plan_keys(ActionRun& run, const KeysParameters& parameters);

}  // namespace offhand
