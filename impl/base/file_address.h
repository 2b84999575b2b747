#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace offhand {

/// "/home/ada/a b" as "file:///home/ada/a%20b".
std::string file_address(std::string_view path);
/// The path that such an address means; nothing for an address of anything else.
std::optional<std::string> path_of_address(std::string_view address);

/// The lines of a text without their ends (\n or \r\n) and without empty ones.
std::vector<std::string> lines_of(std::string_view text);

}  // namespace offhand
