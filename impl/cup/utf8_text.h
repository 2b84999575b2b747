#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace offhand::cup {

/// What an escaped text may contain.
enum class Escapes : unsigned char {
  /// `\` becomes `\\`, `"` becomes `\"`, a line feed a space.
  quotes_and_backslashes,
  /// The same without backslashes.
  quotes,
  /// A line feed becomes a space.
  none,
};

/// Appends at most `limit` characters and `mark` if there are more; 0: all of them. A malformed byte becomes U+FFFD and
/// counts as one character. Escapes do not count.
void append_clipped(std::string& out, std::string_view text, std::size_t limit, std::string_view mark, Escapes escapes);

/// The length of the first `characters` characters in bytes, for well-formed text.
std::size_t bytes_of(std::string_view text, std::size_t characters);

}  // namespace offhand::cup
