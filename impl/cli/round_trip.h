#pragma once

#include "impl/cli/diagnosis.h"

namespace offhand::cli {

/// Starts a private desktop, shows a picture there and takes it, clicks and types into that window and waits for it to
/// arrive: what nobody wants done on their own desktop. Leaves this process in that desktop, which is gone: to be done
/// last.
Finding round_trip();

}  // namespace offhand::cli
