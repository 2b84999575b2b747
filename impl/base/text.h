#pragma once

#include <algorithm>
#include <string_view>

namespace offhand {

/// Compares header names, schemes and host names case-insensitively, in ASCII only.
inline bool equal_ignoring_case(std::string_view left, std::string_view right) {
  const auto lower = [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  };
  return std::ranges::equal(left, right, {}, lower, lower);
}

}  // namespace offhand
