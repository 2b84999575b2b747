#pragma once

#include <string_view>

namespace offhand::query {

/// Whether two words, case-folded, say the same on a desktop: delete and remove.
bool are_synonyms(std::string_view one, std::string_view other);
/// Small words that a sentence about an element may have beside its role and name: "click", "the", "for".
bool is_request(std::string_view word);
bool is_article(std::string_view word);
bool is_link(std::string_view word);

}  // namespace offhand::query
