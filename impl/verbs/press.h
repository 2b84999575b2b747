#pragma once

#include "impl/verbs/plan.h"

namespace offhand {

/// Presses the target: by the element's own action, a pointer, what can be pressed at its place, or a key, whichever
/// the call may use and is the least disturbing. Two presses of an item of a list ask it to open; one of the right
/// button is plan_context_menu(). `no_such_action` for an action that the element does not offer.
Result<Plan> plan_press(ActionRun& run, const PressParameters& parameters);

}  // namespace offhand
