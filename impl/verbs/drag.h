#pragma once

#include <functional>

#include "impl/verbs/plan.h"

namespace offhand {

/// Drags from the target's first point to its second. `begins`: called just before the button goes down; null: nobody
/// wants to know.
Result<Plan> plan_drag(ActionRun& run, const DragParameters& parameters, std::function<void()> begins = {});

}  // namespace offhand
