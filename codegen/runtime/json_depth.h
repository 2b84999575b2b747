#pragma once

#include <string_view>

namespace offhand {

/// Whether arrays and objects of a JSON text lie deeper in each other than `limit`. Told before the text is read, for
/// much that reads JSON is recursive; of a text that is no JSON it tells nothing.
bool nests_deeper_than(std::string_view text, int limit);

}  // namespace offhand
