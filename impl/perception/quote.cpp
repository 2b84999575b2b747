#include "impl/perception/quote.h"

#include <fmt/format.h>

#include <algorithm>

#include "codegen/runtime/utf8.h"

namespace offhand {
namespace {

void append_escaped(std::string& line, std::string_view character) {
  const auto byte = static_cast<unsigned char>(character.front());
  if (character == "\"" || character == "\\") {
    line += '\\';
    line += character;
  } else if (character == "\n") {
    line += "\\n";
  } else if (character == "\t") {
    line += "\\t";
  } else if (byte < 0x20 || byte == 0x7f) {
    line += fmt::format("\\u{:04x}", byte);
  } else {
    line += character;
  }
}

}  // namespace

std::string quoted(std::string_view text, std::size_t at_most, std::size_t in_all) {
  std::string line = "\"";
  std::size_t characters = 0;
  std::size_t offset = 0;
  while (offset < text.size() && characters < at_most) {
    const std::size_t length = std::max<std::size_t>(utf8_length(text, offset), 1);
    append_escaped(line, text.substr(offset, length));
    offset += length;
    ++characters;
  }
  line += '"';
  const std::size_t whole = std::max(in_all, characters + character_count(text.substr(offset)));
  if (whole > characters) line += fmt::format(" (first {} of {} characters)", characters, whole);
  return line;
}

std::string squeezed(std::string_view text) {
  std::string result;
  for (const char c : text) {
    const bool blank = c == ' ' || c == '\t' || c == '\n' || c == '\r';
    if (!blank) {
      result += c;
    } else if (!result.empty() && result.back() != ' ') {
      result += ' ';
    }
  }
  if (!result.empty() && result.back() == ' ') result.pop_back();
  return result;
}

}  // namespace offhand
