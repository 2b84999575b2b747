#pragma once

#include <cstddef>
#include <string_view>

namespace offhand {

/// How many columns of a terminal a character takes, given as its bytes in UTF-8: 2 for East Asian letters and
/// pictographs, 0 for those that combine with the one before.
std::size_t columns_of(std::string_view character);

}  // namespace offhand
