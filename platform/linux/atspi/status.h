#pragma once

#include <cstdint>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"
#include "platform/linux/atspi/window_facts.h"

namespace offhand::platform::atspi {

/// The desktop's switch for accessibility, org.a11y.Status.IsEnabled on the session bus. `no_accessibility_bus` where
/// there is none.
Result<bool> read_enabled(const Limits& limits);
/// Turns it on; never ScreenReaderEnabled beside it, which would make the desktop speak.
Result<void> switch_on(const Limits& limits);
/// Asks the registry, whom all applications that show a tree are known to, for how many there are: over the bus and
/// back, as trees are read. `no_accessibility_bus`.
Result<std::int32_t> count_applications(const WindowFactsSource& facts, const Limits& limits);

}  // namespace offhand::platform::atspi
