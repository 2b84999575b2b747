#pragma once

#include <cstddef>
#include <span>

namespace offhand::host {

/// Bytes that nobody can foretell, from the system. Ends the program where there are none: nothing secret or unique
/// could be made.
void fill_random(std::span<std::byte> bytes);

}  // namespace offhand::host
