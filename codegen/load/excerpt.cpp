#include "codegen/load/excerpt.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace offhand::codegen {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

// Characters that take two columns in a terminal: East Asian letters and pictographs.
constexpr auto kWide = std::to_array<Range>({
    {0x1100, 0x115F}, {0x231A, 0x231B},   {0x23E9, 0x23EC},   {0x25FD, 0x25FE},   {0x2614, 0x2615},   {0x2648, 0x2653},
    {0x267F, 0x267F}, {0x2693, 0x2693},   {0x26A1, 0x26A1},   {0x26AA, 0x26AB},   {0x26BD, 0x26BE},   {0x26C4, 0x26C5},
    {0x26CE, 0x26CE}, {0x26D4, 0x26D4},   {0x26EA, 0x26EA},   {0x26F2, 0x26F5},   {0x26FA, 0x26FD},   {0x2705, 0x2705},
    {0x270A, 0x270B}, {0x2728, 0x2728},   {0x274C, 0x274E},   {0x2753, 0x2757},   {0x2795, 0x2797},   {0x27B0, 0x27BF},
    {0x2B1B, 0x2B1C}, {0x2E80, 0xA4CF},   {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},
    {0xFFE0, 0xFFE6}, {0x1F300, 0x1F64F}, {0x1F680, 0x1F6FF}, {0x1F900, 0x1FAFF}, {0x20000, 0x3FFFD},
});

// Combining characters without a width.
constexpr auto kWithoutWidth =
    std::to_array<Range>({{0x0300, 0x036F}, {0x200B, 0x200F}, {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}});

template <std::size_t N>
bool is_in(const std::array<Range, N>& ranges, char32_t letter) {
  return std::ranges::any_of(ranges, [&](const Range& range) { return letter >= range.first && letter <= range.last; });
}

/// A character of a line with its continuation bytes.
struct Letter {
  std::string_view bytes;
  std::size_t columns = 1;
};

bool continues(char byte) { return (static_cast<std::uint8_t>(byte) & 0xC0U) == 0x80U; }

char32_t value_of(std::string_view bytes) {
  constexpr std::array<std::uint8_t, 5> kFirstBits{0, 0x7F, 0x1F, 0x0F, 0x07};
  if (bytes.size() >= kFirstBits.size()) return 0;
  char32_t value = static_cast<std::uint8_t>(bytes.front()) & kFirstBits.at(bytes.size());
  for (const char byte : bytes.substr(1)) value = (value << 6U) | (static_cast<std::uint8_t>(byte) & 0x3FU);
  return value;
}

std::vector<Letter> letters_of(std::string_view line) {
  std::vector<Letter> letters;
  while (!line.empty()) {
    std::size_t size = 1;
    while (size < line.size() && continues(line[size])) ++size;
    const std::string_view bytes = line.substr(0, size);
    const char32_t value = value_of(bytes);
    letters.push_back({bytes, is_in(kWide, value) ? 2U : is_in(kWithoutWidth, value) ? 0U : 1U});
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
