#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace offhand {

/// A set of values of a generated enum in one word. Generated enums count up from 0; sets hold up to 64 values.
/// Iteration follows the order of declaration.
template <class E>
class EnumSet {
 public:
  class Iterator {
   public:
    using value_type = E;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::forward_iterator_tag;
    using reference = E;
    using pointer = void;

    constexpr Iterator() = default;
    constexpr explicit Iterator(std::uint64_t bits) : bits_(bits) {}
    constexpr E operator*() const { return static_cast<E>(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    constexpr Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    std::uint64_t bits_ = 0;
  };

  constexpr EnumSet() = default;
  constexpr EnumSet(std::initializer_list<E> values) {
    for (const E value : values) insert(value);
  }
  template <class Values>
  static constexpr EnumSet of(const Values& values) {
    EnumSet set;
    for (const E value : values) set.insert(value);
    return set;
  }

  constexpr bool contains(E value) const { return (bits_ & bit(value)) != 0; }
  constexpr bool intersects(EnumSet other) const { return (bits_ & other.bits_) != 0; }
  constexpr void insert(E value) { bits_ |= bit(value); }
  constexpr void erase(E value) { bits_ &= ~bit(value); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::size_t size() const { return static_cast<std::size_t>(std::popcount(bits_)); }
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(); }
  constexpr bool operator==(const EnumSet&) const = default;

 private:
  static constexpr std::uint64_t bit(E value) { return std::uint64_t{1} << static_cast<unsigned>(value); }

  std::uint64_t bits_ = 0;
};

}  // namespace offhand
