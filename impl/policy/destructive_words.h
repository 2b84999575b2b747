#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace offhand {

/// The setting destructive_words, ready to be looked for.
class DestructiveWords {
 public:
  explicit DestructiveWords(std::vector<std::string> words);

  const std::vector<std::string>& words() const { return words_; }
  /// The first of them that `name` holds: whole words without regard to case; words in Chinese characters, Hiragana or
  /// Katakana, which no spaces part, anywhere.
  std::optional<std::string> first_in(std::string_view name) const;

 private:
  const std::vector<std::string> words_;
  /// The same words as they are compared.
  std::vector<std::string> folded_;
};

}  // namespace offhand
