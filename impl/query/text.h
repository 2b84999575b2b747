#pragma once

#include <string_view>

namespace offhand::query {

inline constexpr std::string_view blanks = " \t\r\n";

inline bool is_blank(char c) { return blanks.find(c) != std::string_view::npos; }

inline std::string_view trimmed(std::string_view text) {
  const auto begin = text.find_first_not_of(blanks);
  return begin == std::string_view::npos ? std::string_view()
                                         : text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

inline bool has_part(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

}  // namespace offhand::query
