#pragma once

#include "impl/verbs/plan.h"

namespace offhand {

/// Scrolls what lies at the target, or has its window's focus: by the wheel, the scroll bar or keys.
Result<Plan> plan_scroll(ActionRun& run, const ScrollParameters& parameters);

}  // namespace offhand
