#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace offhand {

/// The first of `words` that `name` holds, as the setting destructive_words says: whole words without regard to case;
/// words in Chinese characters, Hiragana or Katakana, which no spaces part, anywhere.
std::optional<std::string> destructive_word_in(std::string_view name, const std::vector<std::string>& words);

}  // namespace offhand
