#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace offhand {

/// Between double quotes on one line, so that it can be read back exactly: quotes, backslashes and control characters
/// are escaped as in JSON. Longer than `at_most` characters, it is cut and says so behind the quotes:
/// `"Once upon" (first 9 of 1200 characters)`. `in_all` is how long the text is where `text` is itself only its start.
std::string quoted(std::string_view text, std::size_t at_most, std::size_t in_all = 0);

/// Without white space around it, and each run of it inside as one space.
std::string squeezed(std::string_view text);

}  // namespace offhand
