#pragma once

#include <string>

namespace offhand::mcp {

/// 128 bits that nobody guesses, as 32 hexadecimal digits. Throws when the system has no randomness to give.
std::string random_name();

}  // namespace offhand::mcp
