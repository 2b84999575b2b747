#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace offhand {

/// Converts "/home/ada/a b" to "file:///home/ada/a%20b".
std::string file_address(std::string_view path);
/// The path of a file URI; nothing for any other URI.
std::optional<std::string> path_of_address(std::string_view address);

/// The lines of a text without line ends (\n or \r\n) and without empty lines.
std::vector<std::string> lines_of(std::string_view text);

}  // namespace offhand
