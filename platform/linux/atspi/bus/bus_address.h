#pragma once

#include <string>

#include "codegen/runtime/error.h"
#include "platform/linux/atspi/applications/window_facts.h"

namespace offhand::platform::atspi {

/// The address of the accessibility bus: AT_SPI_BUS_ADDRESS, else the root window's property, else an answer from the
/// session bus (which may start the accessibility bus). Fails with `no_accessibility_bus` and the reason.
Result<std::string> find_bus_address(const WindowFactsSource& facts, const Limits& limits);

/// The address of the session bus; empty if there is none.
std::string session_bus_address();

}  // namespace offhand::platform::atspi
