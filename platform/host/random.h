#pragma once

#include <cstddef>
#include <span>

namespace offhand::host {

/// Fills with unpredictable bytes from the system. Ends the program if there are none, because nothing secret or unique
/// could be created.
void fill_random(std::span<std::byte> bytes);

}  // namespace offhand::host
