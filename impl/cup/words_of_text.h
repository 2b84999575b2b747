#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace offhand::cup {

/// The words of a text as searches compare them: without case, accents and what stands between words. One object is
/// used for many texts, so that its memory is.
class WordsOfText {
 public:
  void read(std::string_view text);

  std::size_t size() const { return words_.size(); }
  std::string_view operator[](std::size_t i) const { return letters().substr(words_[i].first, words_[i].second); }
  bool contains(std::string_view word) const;
  /// Whether one of the words has it in it.
  bool holds(std::string_view part) const;
  /// Without repeats.
  std::size_t count_distinct() const;
  /// The text without case, with its accents and what stands between words.
  std::string_view folded() const { return folded_; }
  /// A text that contains what its words contain.
  std::string_view letters() const { return is_ascii_ ? folded_ : letters_; }

 private:
  /// False, and nothing is read, if there is anything else.
  bool read_ascii(std::string_view text);
  void read_other(std::string_view text);

  std::string folded_;
  /// Of ASCII alone, whose words lie in `folded_`.
  bool is_ascii_ = true;
  /// The words without accents, one after the other.
  std::string letters_;
  /// Where a word begins, and its length.
  std::vector<std::pair<std::size_t, std::size_t>> words_;
};

/// Which of its letters and digits a word has, folded into few bits: words that differ in many are far from each other.
/// Other characters have none.
constexpr std::uint32_t mark_of(char c) {
  return static_cast<unsigned char>(c) < 0x80 ? std::uint32_t{1} << (static_cast<unsigned char>(c) % 32U) : 0;
}

/// A word of a search that may be misspelt in names: by one insertion, deletion, replacement or swap of neighbours if
/// it has four characters or more, by two if it has eight or more.
class Misspelling {
 public:
  static constexpr std::size_t none = SIZE_MAX;

  explicit Misspelling(std::string_view word);

  /// How many edits make another word of it; none: more than are accepted.
  std::size_t edits_of(std::string_view word);
  /// Quicker than edits_of(): false only where that is none. Of a word its marks and its number of characters.
  bool may_be(std::uint32_t marks, std::size_t length) const;
  std::size_t length() const { return characters_.size(); }

 private:
  static constexpr std::size_t shortest = 4;
  static constexpr std::size_t shortest_twice = 8;

  std::u32string characters_;
  std::uint32_t marks_;
  std::size_t most_ = 0;
  // Kept for the next word.
  std::u32string other_;
  std::vector<std::size_t> before_;
  std::vector<std::size_t> last_;
  std::vector<std::size_t> row_;
};

/// Tells of most texts that none of their words is like one that is searched for, without reading them.
class WordSieve {
 public:
  /// `misspellings` may be empty: then words are like each other as they are written. They must outlive the sieve.
  WordSieve(const std::vector<std::string>& words, const std::vector<Misspelling>& misspellings);

  /// False only where no word of the text begins with the letter of one that is searched for, nor holds one, nor is one
  /// that is misspelt.
  bool lets_pass(std::string_view text) const;

 private:
  bool may_be_misspelt(std::uint32_t marks, std::size_t length) const;

  /// By byte: whether a text that has it has to be read.
  std::array<bool, 256> has_to_be_read_{};
  const std::vector<Misspelling>& misspellings_;
};

}  // namespace offhand::cup
