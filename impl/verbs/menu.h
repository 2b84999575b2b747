#pragma once

#include "codegen/runtime/error.h"
#include "generated/types/action.h"
#include "impl/action/action_run.h"
#include "impl/verbs/parameters.h"

namespace offhand {

/// Chooses an entry from the menus of a window, or carries out a command that its application exports. What the
/// application tells of its menus comes first, then its tree; a menu whose entries it does not tell is opened. Each of
/// these is an action of its own, on a target that is known only once the one before is over: so there is no Plan.
Result<ActionResult> choose_from_menu(const ActionContext& context, const Target& window,
                                      const MenuParameters& parameters);

}  // namespace offhand
