#pragma once

#include "impl/verbs/plan.h"

namespace offhand {

/// Shows the menu of the target: by the element's own action, a click of the right button, or the action of what can be
/// pressed at its place. `background_unavailable` where the menu would hold what is the user's.
Result<Plan> plan_context_menu(ActionRun& run, const ContextMenuParameters& parameters);

}  // namespace offhand
