#pragma once

#include <string>

namespace offhand::platform::input_method {

/// Where the ibus-daemon of a display listens, as it wrote down for its clients, where we would or where another
/// environment had it do so; empty where none did. `host`: empty for a display of this machine.
std::string ibus_address(const std::string& host, int display_number);

}  // namespace offhand::platform::input_method
