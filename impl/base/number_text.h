#pragma once

#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>
#include <system_error>

namespace offhand {

/// Parses the whole text as a number with a decimal point, whatever the locale.
inline std::optional<double> number_in(std::string_view text) {
  double number = 0;
  const char* begin = text.data();
  const char* end = begin + text.size();
  const auto [stop, error] = std::from_chars(begin, end, number);
  return error == std::errc() && stop == end && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

}  // namespace offhand
