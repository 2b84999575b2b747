#pragma once

#include <string>

#include "codegen/runtime/error.h"
#include "platform/linux/atspi/window_facts.h"

namespace offhand::platform::atspi {

/// Where the accessibility bus listens: AT_SPI_BUS_ADDRESS, else the root window's property, else the session bus is
/// asked (which may start the accessibility bus). `no_accessibility_bus` with the reason.
Result<std::string> find_bus_address(const WindowFactsSource& facts, const Limits& limits);

/// Where the session bus listens; empty when there is none.
std::string session_bus_address();

}  // namespace offhand::platform::atspi
