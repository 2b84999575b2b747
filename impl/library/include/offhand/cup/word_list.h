#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "offhand/cup/words.h"

namespace offhand::cup {

/// Words of a vocabulary in their order, each once, without an allocation. The order is that of the envelope: the
/// compact text prints it unsorted.
template <class Word, std::size_t Count>
class WordList {
 public:
  constexpr WordList() = default;
  constexpr WordList(std::initializer_list<Word> words) {
    for (const Word word : words) add(word);
  }

  /// At the end; false, and no change, if it is there already.
  constexpr bool add(Word word) {
    if (contains(word)) return false;
    present_ |= bit(word);
    words_[size_++] = word;
    return true;
  }
  constexpr bool contains(Word word) const { return (present_ & bit(word)) != 0; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr std::size_t size() const { return size_; }
  constexpr const Word* begin() const { return words_.data(); }
  constexpr const Word* end() const { return words_.data() + size_; }

  constexpr bool operator==(const WordList&) const = default;

 private:
  static_assert(Count <= 32);
  static constexpr std::uint32_t bit(Word word) { return std::uint32_t{1} << static_cast<unsigned>(word); }

  std::uint32_t present_ = 0;
  std::uint8_t size_ = 0;
  std::array<Word, Count> words_{};
};

using States = WordList<State, kStateCount>;
using Actions = WordList<Action, kActionCount>;

}  // namespace offhand::cup
