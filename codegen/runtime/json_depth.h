#pragma once

#include <string_view>

namespace offhand {

/// True if arrays and objects of a JSON text are nested deeper than `limit`. Checked before parsing, because many JSON
/// functions are recursive; for text that is no JSON the result means nothing.
bool nests_deeper_than(std::string_view text, int limit);

}  // namespace offhand
