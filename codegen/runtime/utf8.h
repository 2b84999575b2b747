#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace offhand {

/// The number of bytes of the well-formed character at `offset`; 0 if there is none (overlong forms, surrogates and
/// values above U+10FFFF are not well-formed).
std::size_t utf8_length(std::string_view text, std::size_t offset);

bool is_utf8(std::string_view text);

/// The number of characters (code points); a stray byte counts as one.
std::size_t character_count(std::string_view text);

/// At most `characters` characters, then an ellipsis. For input repeated in messages, which may be megabytes long.
std::string brief(std::string_view text, std::size_t characters = 80);

/// The same with quotes, control characters and stray bytes escaped, so that any input is safe in a message.
std::string preview(std::string_view text, std::size_t characters = 80);

}  // namespace offhand
