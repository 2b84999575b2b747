#pragma once

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <optional>
#include <string>
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

/// As short as tells it from its neighbours. Many applications keep numbers of 32 bits: theirs is 0.33 then, not
/// 0.330000013113022.
inline std::string text_of_number(double number) {
  const auto single = static_cast<float>(number);
  const bool is_of_32_bits = std::abs(number) < 1e6 && static_cast<double>(single) == number;
  return is_of_32_bits ? fmt::format("{}", single) : fmt::format("{:.15g}", number);
}

}  // namespace offhand
