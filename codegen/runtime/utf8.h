#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace offhand {

/// Bytes of the well-formed character that starts at `offset`; 0 when none does (overlong forms, surrogates and values
/// above U+10FFFF are not well-formed).
std::size_t utf8_length(std::string_view text, std::size_t offset);

bool is_utf8(std::string_view text);

/// Number of characters (code points); a stray byte counts as one.
std::size_t character_count(std::string_view text);

/// At most `characters` characters, then an ellipsis. For whatever a message repeats of what a caller sent: that may be
/// megabytes.
std::string brief(std::string_view text, std::size_t characters = 80);

/// The same, and quotes, control characters and stray bytes are escaped, so that anything may stand in a message.
std::string preview(std::string_view text, std::size_t characters = 80);

}  // namespace offhand
