#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace offhand {

/// Text as part of an address (RFC 3986, section 2): unreserved characters stay, and those of `also_plain`; every other
/// byte becomes %XX.
std::string percent_encoded(std::string_view text, std::string_view also_plain = {});

/// Nothing if a percent sign is not followed by two hexadecimal digits.
std::optional<std::string> percent_decoded(std::string_view text);

/// As the text of an address that somebody else wrote: a percent sign that begins no escape stays.
std::string percent_decoded_where_valid(std::string_view text);

}  // namespace offhand
