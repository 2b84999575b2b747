#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace offhand::install {

/// The lines of a text, each with its end.
std::vector<std::string> lines_of(std::string_view text);
std::string text_of_lines(const std::vector<std::string>& lines);

/// The line without blanks around it and without its end.
std::string_view content_of(std::string_view line);

}  // namespace offhand::install
