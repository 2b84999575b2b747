#include "codegen/runtime/columns.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace offhand {
namespace {

struct Range {
  char32_t first;
  char32_t last;
};

// Characters that take two columns in a terminal: East Asian letters and pictographs.
constexpr auto wide = std::to_array<Range>({
    {0x1100, 0x115F}, {0x231A, 0x231B},   {0x23E9, 0x23EC},   {0x25FD, 0x25FE},   {0x2614, 0x2615},   {0x2648, 0x2653},
    {0x267F, 0x267F}, {0x2693, 0x2693},   {0x26A1, 0x26A1},   {0x26AA, 0x26AB},   {0x26BD, 0x26BE},   {0x26C4, 0x26C5},
    {0x26CE, 0x26CE}, {0x26D4, 0x26D4},   {0x26EA, 0x26EA},   {0x26F2, 0x26F5},   {0x26FA, 0x26FD},   {0x2705, 0x2705},
    {0x270A, 0x270B}, {0x2728, 0x2728},   {0x274C, 0x274E},   {0x2753, 0x2757},   {0x2795, 0x2797},   {0x27B0, 0x27BF},
    {0x2B1B, 0x2B1C}, {0x2E80, 0xA4CF},   {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},
    {0xFFE0, 0xFFE6}, {0x1F300, 0x1F64F}, {0x1F680, 0x1F6FF}, {0x1F900, 0x1FAFF}, {0x20000, 0x3FFFD},
});

// Combining characters without a width.
constexpr auto without_width = std::to_array<Range>({{0x0300, 0x036F},
                                                     {0x0591, 0x05BD},
                                                     {0x064B, 0x065F},
                                                     {0x200B, 0x200F},
                                                     {0x202A, 0x202E},
                                                     {0x2060, 0x206F},
                                                     {0x20D0, 0x20FF},
                                                     {0xFE00, 0xFE0F},
                                                     {0xFEFF, 0xFEFF}});

template <std::size_t N>
bool is_in(const std::array<Range, N>& ranges, char32_t letter) {
  return std::ranges::any_of(ranges, [&](const Range& range) { return letter >= range.first && letter <= range.last; });
}

char32_t value_of(std::string_view bytes) {
  constexpr std::array<std::uint8_t, 5> first_bits{0, 0x7F, 0x1F, 0x0F, 0x07};
  if (bytes.size() >= first_bits.size()) return 0;
  char32_t value = static_cast<std::uint8_t>(bytes.front()) & first_bits.at(bytes.size());
  for (const char byte : bytes.substr(1)) value = (value << 6U) | (static_cast<std::uint8_t>(byte) & 0x3FU);
  return value;
}

}  // namespace

std::size_t columns_of(std::string_view character) {
  const char32_t value = value_of(character);
  if (is_in(wide, value)) return 2;
  return is_in(without_width, value) ? 0 : 1;
}

}  // namespace offhand
