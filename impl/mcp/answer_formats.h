#pragma once

#include <string_view>

namespace offhand::mcp {

/// Whether a text has the format that a form asks for: email, uri, date or date-time. Every text has one that is not
/// known.
bool has_format(std::string_view text, std::string_view format);

}  // namespace offhand::mcp
