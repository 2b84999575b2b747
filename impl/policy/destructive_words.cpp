#include "impl/policy/destructive_words.h"

#include <algorithm>
#include <utility>

#include "codegen/runtime/utf8.h"
#include "impl/base/fold_case.h"
#include "impl/base/utf8_character.h"

namespace offhand {
namespace {

/// Unicode's blocks of writing that has no spaces between words: Hiragana, Katakana, and Chinese characters.
bool is_of_writing_without_spaces(char32_t character) {
  return (character >= 0x3040 && character <= 0x30FF) || (character >= 0x3400 && character <= 0x9FFF) ||
         (character >= 0xF900 && character <= 0xFAFF) || (character >= 0x20000 && character <= 0x3FFFF);
}

/// Whether a character continues a word: a letter or digit of ASCII, or any character beyond it that is no punctuation
/// and no space.
bool continues_a_word(char32_t character) {
  if (character < 0x80) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
           (character >= '0' && character <= '9') || character == '_';
  }
  const bool is_latin_sign = character < 0xC0 && character != 0xAA && character != 0xB5 && character != 0xBA;
  const bool is_punctuation = (character >= 0x2000 && character <= 0x206F) || character == 0xD7 || character == 0xF7 ||
                              (character >= 0x3000 && character <= 0x303F) ||
                              (character >= 0xFF00 && character <= 0xFF0F);
  return !is_latin_sign && !is_punctuation;
}

/// The character before `offset`; 0 at the start.
char32_t character_before(std::string_view text, std::size_t offset) {
  for (std::size_t length = 1; length <= 4 && length <= offset; ++length) {
    if (utf8_length(text, offset - length) == length) return character_at(text, offset - length, length);
  }
  return 0;
}

/// The character at `offset`; 0 at the end, and where the text is malformed.
char32_t character_after(std::string_view text, std::size_t offset) {
  const auto length = offset < text.size() ? utf8_length(text, offset) : 0;
  return length == 0 ? 0 : character_at(text, offset, length);
}

bool holds_word(std::string_view folded_name, std::string_view folded_word) {
  if (folded_word.empty()) return false;
  const bool anywhere = is_of_writing_without_spaces(character_after(folded_word, 0));
  for (auto at = folded_name.find(folded_word); at != std::string_view::npos;
       at = folded_name.find(folded_word, at + 1)) {
    if (anywhere) return true;
    if (!continues_a_word(character_before(folded_name, at)) &&
        !continues_a_word(character_after(folded_name, at + folded_word.size()))) {
      return true;
    }
  }
  return false;
}

/// Apostrophes as they are typed, so that "Don’t Save" holds "don't save".
std::string with_plain_apostrophes(std::string text) {
  constexpr std::string_view curly = "\xE2\x80\x99";
  for (auto at = text.find(curly); at != std::string::npos; at = text.find(curly, at))
    text.replace(at, curly.size(), "'");
  return text;
}

}  // namespace

DestructiveWords::DestructiveWords(std::vector<std::string> words) : words_(std::move(words)) {
  for (const auto& word : words_) folded_.push_back(with_plain_apostrophes(fold_case(word)));
}

std::optional<std::string> DestructiveWords::first_in(std::string_view name) const {
  const auto folded = with_plain_apostrophes(fold_case(name));
  const auto found = std::ranges::find_if(folded_, [&](const std::string& word) { return holds_word(folded, word); });
  return found == folded_.end() ? std::nullopt
                                : std::optional(words_[static_cast<std::size_t>(found - folded_.begin())]);
}

}  // namespace offhand
