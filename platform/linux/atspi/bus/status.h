#pragma once

#include <cstdint>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"
#include "platform/linux/atspi/applications/window_facts.h"

namespace offhand::platform::atspi {

/// Reads the desktop's accessibility switch, org.a11y.Status.IsEnabled on the session bus. Fails with
/// `no_accessibility_bus` if there is none.
Result<bool> read_enabled(const Limits& limits);
/// Turns it on, without ScreenReaderEnabled, which would make the desktop speak.
Result<void> switch_on(const Limits& limits);
/// Asks the registry for the number of applications that expose a tree. It uses the bus like a reading of trees, and so
/// tests it. Fails with `no_accessibility_bus`.
Result<std::int32_t> count_applications(const WindowFactsSource& facts, const Limits& limits);

}  // namespace offhand::platform::atspi
