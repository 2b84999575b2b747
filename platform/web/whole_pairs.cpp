#include "platform/web/whole_pairs.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <string_view>
#include <system_error>

namespace offhand::platform::web {
namespace {

constexpr std::size_t escape_characters = 6;

/// The code unit of an escape such as \ud83d at this position; 0 if there is none.
unsigned unit_at(std::string_view text, std::size_t at) {
  const auto escape = text.substr(std::min(at, text.size()), escape_characters);
  if (escape.size() < escape_characters || !escape.starts_with("\\u")) return 0;
  unsigned unit = 0;
  const auto [end, error] = std::from_chars(escape.data() + 2, escape.data() + escape.size(), unit, 16);
  return error == std::errc{} && end == escape.data() + escape.size() ? unit : 0;
}

bool is_first_half(unsigned unit) { return unit >= 0xd800U && unit <= 0xdbffU; }
bool is_second_half(unsigned unit) { return unit >= 0xdc00U && unit <= 0xdfffU; }

}  // namespace

std::string with_whole_pairs(std::string text) {
  constexpr std::string_view replacement = "\\ufffd";
  for (auto at = text.find('\\'); at != std::string::npos; at = text.find('\\', at)) {
    const auto unit = unit_at(text, at);
    if (is_first_half(unit) && is_second_half(unit_at(text, at + escape_characters))) {
      at += 2 * escape_characters;
    } else if (is_first_half(unit) || is_second_half(unit)) {
      text.replace(at, escape_characters, replacement);
      at += escape_characters;
    } else {
      // An escaped backslash is skipped too.
      at += 2;
    }
  }
  return text;
}

}  // namespace offhand::platform::web
