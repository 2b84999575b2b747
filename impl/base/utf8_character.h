#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// Characters of well-formed UTF-8 (codegen/runtime/utf8.h tells where they are).
namespace offhand {

/// The character of `length` bytes at `offset`.
inline char32_t character_at(std::string_view text, std::size_t offset, std::size_t length) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[offset + i]); };
  if (length == 1) return byte(0);
  char32_t character = byte(0) & (0xFFU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) character = character << 6U | (byte(i) & 0x3FU);
  return character;
}

inline void append_character(std::string& text, char32_t character) {
  const auto put = [&](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
  if (character < 0x80) return put(character);
  if (character < 0x800) {
    put(0xC0 | character >> 6U);
  } else if (character < 0x10000) {
    put(0xE0 | character >> 12U);
    put(0x80 | (character >> 6U & 0x3F));
  } else {
    put(0xF0 | character >> 18U);
    put(0x80 | (character >> 12U & 0x3F));
    put(0x80 | (character >> 6U & 0x3F));
  }
  put(0x80 | (character & 0x3F));
}

}  // namespace offhand
