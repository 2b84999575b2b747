#include "codegen/runtime/utf8.h"

namespace offhand {
namespace {

unsigned byte_at(std::string_view text, std::size_t offset) { return static_cast<unsigned char>(text[offset]); }

bool continues(std::string_view text, std::size_t offset) {
  return offset < text.size() && (byte_at(text, offset) & 0xC0U) == 0x80U;
}

void append_escaped_byte(std::string& out, unsigned byte) {
  constexpr std::string_view digits = "0123456789abcdef";
  out += "\\x";
  out += digits[byte >> 4U];
  out += digits[byte & 0xFU];
}

}  // namespace

std::size_t utf8_length(std::string_view text, std::size_t offset) {
  const unsigned first = byte_at(text, offset);
  if (first < 0x80U) return 1;
  if (first < 0xC2U || first > 0xF4U || !continues(text, offset + 1)) return 0;
  if (first < 0xE0U) return 2;
  const unsigned second = byte_at(text, offset + 1);
  if (!continues(text, offset + 2)) return 0;
  if (first < 0xF0U) {
    const bool overlong = first == 0xE0U && second < 0xA0U;
    const bool surrogate = first == 0xEDU && second >= 0xA0U;
    return overlong || surrogate ? 0 : 3;
  }
  const bool overlong = first == 0xF0U && second < 0x90U;
  const bool too_large = first == 0xF4U && second >= 0x90U;
  return overlong || too_large || !continues(text, offset + 3) ? 0 : 4;
}

bool is_utf8(std::string_view text) {
  for (std::size_t offset = 0; offset < text.size();) {
    const std::size_t length = utf8_length(text, offset);
    if (length == 0) return false;
    offset += length;
  }
  return true;
}

std::size_t character_count(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t offset = 0; offset < text.size(); ++count) {
    const std::size_t length = utf8_length(text, offset);
    offset += length == 0 ? 1 : length;
  }
  return count;
}

std::string brief(std::string_view text, std::size_t characters) {
  std::size_t shown = 0;
  for (std::size_t offset = 0; offset < text.size(); ++shown) {
    if (shown == characters) return std::string(text.substr(0, offset)) + "…";
    const std::size_t length = utf8_length(text, offset);
    offset += length == 0 ? 1 : length;
  }
  return std::string(text);
}

std::string preview(std::string_view text, std::size_t characters) {
  std::string out;
  std::size_t shown = 0;
  for (std::size_t offset = 0; offset < text.size(); ++shown) {
    if (shown == characters) return out + "…";
    const std::size_t length = utf8_length(text, offset);
    const unsigned byte = byte_at(text, offset);
    if (length == 0 || (length == 1 && (byte < 0x20U || byte == 0x7FU))) {
      if (byte == '\n') {
        out += "\\n";
      } else if (byte == '\t') {
        out += "\\t";
      } else {
        append_escaped_byte(out, byte);
      }
      ++offset;
      continue;
    }
    if (byte == '"' || byte == '\\') out += '\\';
    out += text.substr(offset, length);
    offset += length;
  }
  return out;
}

}  // namespace offhand
