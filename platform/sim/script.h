#pragma once

#include "platform/sim/world.h"

namespace offhand::platform::sim {

/// Runs the deeds of a scene, now or after their delays. Names are resolved when a deed is due; a deed whose target is
/// gone does nothing. Takes a copy, because a deed may remove the node that owns the script. The caller holds an
/// Access.
void run_script(World& world, Script script, const Place& place);

}  // namespace offhand::platform::sim
