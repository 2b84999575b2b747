#pragma once

#include <cstddef>
#include <span>

namespace offhand::host {

/// Bytes pass through the standard streams as they are: no line ends are translated, and a terminal reads UTF-8. Once,
/// at the start of the program.
void prepare_streams();

/// Whether somebody at a terminal reads standard error and can answer on standard input.
bool can_ask();

/// Waits for standard input and takes what is there; 0 at its end, or when it cannot be read.
std::size_t read_input(std::span<char> buffer);

}  // namespace offhand::host
