#pragma once

#include <string_view>

namespace offhand::query {

/// Whether two words, case-folded, say the same on a desktop: delete and remove.
bool are_synonyms(std::string_view one, std::string_view other);
/// Whether a word tells no element from another: "the", "please".
bool is_filler(std::string_view word);

}  // namespace offhand::query
