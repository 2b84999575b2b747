#pragma once

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"

namespace offhand::platform::atspi {

/// The desktop's switch for accessibility, org.a11y.Status.IsEnabled on the session bus. `no_accessibility_bus` where
/// there is none.
Result<bool> read_enabled(const Limits& limits);
/// Turns it on; never ScreenReaderEnabled beside it, which would make the desktop speak.
Result<void> switch_on(const Limits& limits);

}  // namespace offhand::platform::atspi
