#pragma once

#include <cstddef>
#include <span>

namespace offhand::host {

/// Makes the standard streams binary, without translation of line ends, and sets a terminal to UTF-8. Call it once at
/// the start of the program.
void prepare_streams();

/// True if a user at a terminal can read standard error and answer on standard input.
bool can_ask();

/// Waits for standard input and reads what is available; 0 at the end or on an error.
std::size_t read_input(std::span<char> buffer);

}  // namespace offhand::host
