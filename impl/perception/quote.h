#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace offhand {

/// Quotes a text on one line in a reversible way: quotes, backslashes and control characters are escaped as in JSON. A
/// text longer than `at_most` characters is cut with a note: `"Once upon" (first 9 of 1200 characters)`. `in_all` is
/// the full length if `text` is only its beginning.
std::string quoted(std::string_view text, std::size_t at_most, std::size_t in_all = 0);

/// Trims the text and replaces each run of white space inside by one space.
std::string squeezed(std::string_view text);

}  // namespace offhand
