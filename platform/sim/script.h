#pragma once

#include "platform/sim/world.h"

namespace offhand::platform::sim {

/// Does what a scene wants, now or after the deeds' delays. Names are looked up when a deed is due; one that is gone by
/// then makes it do nothing. Takes a copy, for a deed may remove the very node that carries the script.
/// Caller holds an Access.
void run_script(World& world, Script script, const Place& place);

}  // namespace offhand::platform::sim
