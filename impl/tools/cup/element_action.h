#pragma once

#include "generated/tools/cup/execute_action.h"
#include "impl/tools/call.h"

namespace offhand::tools::cup {

/// What is missing or does not go together in the arguments, before anything is done.
Result<void> check_arguments(const ExecuteActionArgs& args);

/// Carries out one action of the Computer Use Protocol on a target that was found.
Result<ActionResult> act_on(Call& call, const Target& target, const ExecuteActionArgs& args);

/// What came of it in the form of the protocol.
CupActionResult told(CupAction action, ActionResult done);

}  // namespace offhand::tools::cup
