#include "codegen/load/excerpt.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "codegen/runtime/columns.h"

namespace offhand::codegen {
namespace {

/// A character of a line with its continuation bytes.
struct Letter {
  std::string_view bytes;
  std::size_t columns = 1;
};

bool continues(char byte) { return (static_cast<std::uint8_t>(byte) & 0xC0U) == 0x80U; }

std::vector<Letter> letters_of(std::string_view line) {
  std::vector<Letter> letters;
  while (!line.empty()) {
    std::size_t size = 1;
    while (size < line.size() && continues(line[size])) ++size;
    const std::string_view bytes = line.substr(0, size);
    letters.push_back({bytes, columns_of(bytes)});
    line.remove_prefix(size);
  }
  return letters;
}

}  // namespace

std::string excerpt_of(std::string_view text, TextPlace place) {
  constexpr std::size_t kBefore = 60;
  constexpr std::size_t kShown = 110;
  for (int line = 1; line < place.line; ++line) text.remove_prefix(std::min(text.size(), text.find('\n') + 1));
  text = text.substr(0, text.find('\n'));
  const std::size_t byte = std::min(text.size(), static_cast<std::size_t>(place.column - 1));
  const std::vector<Letter> letters = letters_of(text);
  std::size_t column = 0;
  for (std::size_t passed = 0; column < letters.size() && passed < byte; ++column)
    passed += letters[column].bytes.size();
  const std::size_t begin = column > kBefore && letters.size() > kShown ? column - kBefore : 0;
  const std::size_t end = std::min(letters.size(), begin + kShown);
  std::string line;
  std::string mark;
  for (std::size_t i = begin; i < end; ++i) {
    line += letters[i].bytes;
    // A tab is repeated, so that it has the same width in the mark's line.
    if (i < column) mark += letters[i].bytes == "\t" ? "\t" : std::string(letters[i].columns, ' ');
  }
  return "    " + line + "\n    " + mark + "^\n";
}

}  // namespace offhand::codegen
