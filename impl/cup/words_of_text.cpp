#include "impl/cup/words_of_text.h"

#include <algorithm>
#include <array>

#include "codegen/runtime/utf8.h"
#include "impl/base/base_letter.h"
#include "impl/base/fold_case.h"
#include "impl/base/utf8_character.h"

namespace offhand::cup {
namespace {

/// What a character of ASCII is in a search: a small letter, a digit, or 0 for what stands between words.
constexpr std::array<char, 128> letter_of = [] {
  std::array<char, 128> table{};
  for (char c = 'a'; c <= 'z'; ++c) {
    table[static_cast<std::size_t>(c)] = c;
    table[static_cast<std::size_t>(c - 'a' + 'A')] = c;
  }
  for (char c = '0'; c <= '9'; ++c) table[static_cast<std::size_t>(c)] = c;
  return table;
}();

void append_characters(std::u32string& characters, std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = utf8_length(text, i);
    characters += length == 0 ? static_cast<unsigned char>(text[i]) : character_at(text, i, length);
    i += std::max<std::size_t>(length, 1);
  }
}

std::u32string characters_of(std::string_view text) {
  std::u32string characters;
  append_characters(characters, text);
  return characters;
}

std::uint32_t marks_of(std::string_view text) {
  std::uint32_t marks = 0;
  for (const char c : text) marks |= mark_of(c);
  return marks;
}

bool has_more_bits_than(std::uint32_t bits, std::size_t most) {
  for (; bits != 0 && most > 0; --most) bits &= bits - 1;
  return bits != 0;
}

}  // namespace

void WordsOfText::read(std::string_view text) {
  words_.clear();
  is_ascii_ = read_ascii(text);
  if (!is_ascii_) read_other(text);
}

bool WordsOfText::read_ascii(std::string_view text) {
  folded_.assign(text);
  char* const folded = folded_.data();
  std::size_t begin = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (byte >= letter_of.size()) return false;
    if (const char letter = letter_of[byte]; letter != 0) {
      folded[i] = letter;
      continue;
    }
    if (i > begin) words_.emplace_back(begin, i - begin);
    begin = i + 1;
  }
  if (text.size() > begin) words_.emplace_back(begin, text.size() - begin);
  return true;
}

void WordsOfText::read_other(std::string_view text) {
  words_.clear();
  letters_.clear();
  folded_ = fold_case(text);
  std::size_t begin = 0;
  const auto end_word = [&] {
    if (letters_.size() > begin) words_.emplace_back(begin, letters_.size() - begin);
    begin = letters_.size();
  };
  for (std::size_t i = 0; i < folded_.size();) {
    const std::size_t length = utf8_length(folded_, i);
    if (length == 0) {
      end_word();
      ++i;
      continue;
    }
    const char32_t character = character_at(folded_, i, length);
    i += length;
    if (is_letter_or_digit(character)) {
      append_character(letters_, base_letter(character));
    } else if (!is_combining_mark(character)) {
      end_word();
    }
  }
  end_word();
}

bool WordsOfText::contains(std::string_view word) const {
  for (std::size_t i = 0; i < size(); ++i)
    if ((*this)[i] == word) return true;
  return false;
}

bool WordsOfText::holds(std::string_view part) const {
  // Most texts have it nowhere.
  if (letters().find(part) == std::string_view::npos) return false;
  for (std::size_t i = 0; i < size(); ++i)
    if ((*this)[i].find(part) != std::string_view::npos) return true;
  return false;
}

std::size_t WordsOfText::count_distinct() const {
  std::size_t distinct = 0;
  for (std::size_t i = 0; i < size(); ++i) {
    bool is_new = true;
    for (std::size_t j = 0; j < i && is_new; ++j) is_new = (*this)[j] != (*this)[i];
    if (is_new) ++distinct;
  }
  return distinct;
}

Misspelling::Misspelling(std::string_view word) : characters_(characters_of(word)), marks_(marks_of(word)) {
  if (characters_.size() >= shortest_twice) {
    most_ = 2;
  } else if (characters_.size() >= shortest) {
    most_ = 1;
  }
}

bool Misspelling::may_be(std::uint32_t marks, std::size_t length) const {
  const auto [shorter, longer] = std::minmax({characters_.size(), length});
  if (most_ == 0 || length < shortest || longer - shorter > most_) return false;
  // A replacement takes one letter away and adds another one.
  return !has_more_bits_than(marks_ ^ marks, 2 * most_);
}

std::size_t Misspelling::edits_of(std::string_view word) {
  other_.clear();
  append_characters(other_, word);
  if (!may_be(marks_of(word), other_.size())) return none;
  before_.resize(other_.size() + 1);
  last_.resize(other_.size() + 1);
  row_.resize(other_.size() + 1);
  for (std::size_t j = 0; j <= other_.size(); ++j) last_[j] = j;
  for (std::size_t i = 1; i <= characters_.size(); ++i) {
    row_[0] = i;
    std::size_t least = i;
    for (std::size_t j = 1; j <= other_.size(); ++j) {
      const bool same = characters_[i - 1] == other_[j - 1];
      row_[j] = std::min({last_[j] + 1, row_[j - 1] + 1, last_[j - 1] + (same ? 0U : 1U)});
      if (i > 1 && j > 1 && characters_[i - 1] == other_[j - 2] && characters_[i - 2] == other_[j - 1])
        row_[j] = std::min(row_[j], before_[j - 2] + 1);
      least = std::min(least, row_[j]);
    }
    if (least > most_) return none;
    std::swap(before_, last_);
    std::swap(last_, row_);
  }
  return last_[other_.size()] <= most_ ? last_[other_.size()] : none;
}

WordSieve::WordSieve(const std::vector<std::string>& words, const std::vector<Misspelling>& misspellings)
    : misspellings_(misspellings) {
  // Beyond ASCII a letter has more forms than these two.
  for (std::size_t byte = letter_of.size(); byte < has_to_be_read_.size(); ++byte) has_to_be_read_[byte] = true;
  for (const std::string& word : words)
    for (std::size_t byte = 0; byte < letter_of.size(); ++byte)
      if (letter_of[byte] != 0 && letter_of[byte] == word.front()) has_to_be_read_[byte] = true;
}

bool WordSieve::lets_pass(std::string_view text) const {
  if (std::ranges::any_of(text, [&](char c) { return has_to_be_read_[static_cast<unsigned char>(c)]; })) return true;
  if (misspellings_.empty()) return false;
  std::uint32_t marks = 0;
  std::size_t length = 0;
  for (const char c : text) {
    if (const char letter = letter_of[static_cast<unsigned char>(c)]; letter != 0) {
      marks |= mark_of(letter);
      ++length;
      continue;
    }
    if (may_be_misspelt(marks, length)) return true;
    marks = 0;
    length = 0;
  }
  return may_be_misspelt(marks, length);
}

bool WordSieve::may_be_misspelt(std::uint32_t marks, std::size_t length) const {
  return std::ranges::any_of(misspellings_, [&](const Misspelling& word) { return word.may_be(marks, length); });
}

}  // namespace offhand::cup
