#pragma once

#include "impl/cli/diagnosis.h"

namespace offhand::cli {

/// Starts a private desktop, shows a window there, captures it, clicks and types into it and checks the effects; a
/// user's own desktop must not be used for that. Leaves this process on that desktop, which is gone afterwards, so call
/// it last.
Finding round_trip();

}  // namespace offhand::cli
