#pragma once

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

/// A word of a search that may be misspelt in names: by one insertion, deletion, replacement or swap of neighbours if
/// it has four characters or more, by two if it has eight or more.
class Misspelling {
 public:
  static constexpr std::size_t none = SIZE_MAX;

  explicit Misspelling(std::string_view word);

  /// How many edits make another word of it; none: more than are accepted.
  std::size_t edits_of(std::string_view word);
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

}  // namespace offhand::cup
