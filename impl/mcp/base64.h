#pragma once

#include <string>
#include <string_view>

namespace offhand::mcp {

/// Appends bytes in the standard alphabet with padding (RFC 4648, section 4).
void append_base64(std::string& out, std::string_view bytes);

}  // namespace offhand::mcp
