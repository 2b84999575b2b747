#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace offhand {

/// Appends bytes in the standard alphabet with padding (RFC 4648, section 4).
void append_base64(std::string& out, std::string_view bytes);
/// Decodes it; nothing if a character, the length or the padding is invalid.
std::optional<std::string> decode_base64(std::string_view text);

/// The URL-safe alphabet without padding (section 5), for opaque strings.
std::string base64_url(std::string_view bytes);
std::optional<std::string> decode_base64_url(std::string_view text);

}  // namespace offhand
