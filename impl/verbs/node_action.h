#pragma once

#include "generated/types/actions.h"
#include "impl/verbs/plan.h"

namespace offhand {

/// What an element is asked for by the meaning alone, whichever of the ways to do it there are: its own action, its
/// number, the pointer, keys. What it is already, such as expanded, needs nothing. `no_such_action` for what nothing
/// of its kind does, and for what needs more words: scroll, set_value and type have verbs of their own.
Result<Plan> plan_node_action(ActionRun& run, NodeAction action);

/// Whether an element is cancelled by the escape key in its window, as dialogs are, and offers no action for it: the
/// target is then the window, and the verb plan_keys().
bool is_cancelled_by_escape(const Target& target);

}  // namespace offhand
