#pragma once

#include "generated/types/action.h"
#include "impl/perception/perception.h"
#include "impl/session/scope.h"

namespace offhand {

/// Reads a window again after an action and tells in its result what changed of what shows since the session last saw
/// it, so that it need not be read by a call of its own. The action is done whatever comes of this: what keeps the
/// window from being read is told in the note, with what to do instead.
void tell_changes(const Scope& scope, Perception& perception, const platform::WindowInfo& window, ActionResult& result);

}  // namespace offhand
