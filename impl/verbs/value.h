#pragma once

#include "impl/verbs/plan.h"

namespace offhand {

/// Gives the target's element a value, by what it is: on or off of a check box, an option, a number, text. `no_value`
/// where it takes none; `invalid_value` and `no_such_option` where the value is none of its own.
Result<Plan> plan_value(ActionRun& run, const ValueParameters& parameters);

}  // namespace offhand
