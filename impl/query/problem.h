#pragma once

#include <cstddef>
#include <string>
#include <tl/expected.hpp>

namespace offhand::query {

/// Why a text is no query, and the character, counted from 1, at which that shows.
struct Problem {
  std::size_t at = 1;
  std::string reason;
};

template <class Value>
using Parsed = tl::expected<Value, Problem>;

/// Of parentheses, brackets and negations within each other.
inline constexpr std::size_t deepest = 32;
/// Of conditions of one query.
inline constexpr std::size_t most_terms = 128;

}  // namespace offhand::query
