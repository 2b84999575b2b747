#include "impl/cup/utf8_text.h"

#include "codegen/runtime/utf8.h"

namespace offhand::cup {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

bool is_plain(char c) { return static_cast<unsigned char>(c) < 0x80 && c != '"' && c != '\\' && c != '\n'; }

void append_special(std::string& out, char c, Escapes escapes) {
  if (c == '\n') {
    out += ' ';
    return;
  }
  const bool escaped = c == '"' ? escapes != Escapes::none : escapes == Escapes::quotes_and_backslashes;
  if (escaped) out += '\\';
  out += c;
}

}  // namespace

void append_clipped(std::string& out, std::string_view text, std::size_t limit, std::string_view mark,
                    Escapes escapes) {
  std::size_t count = 0;
  std::size_t i = 0;
  while (i < text.size() && (limit == 0 || count < limit)) {
    // Plain characters are copied in one piece: nearly all text is of them.
    const std::size_t most = limit == 0 ? text.size() : i + (limit - count);
    std::size_t end = i;
    while (end < text.size() && end < most && is_plain(text[end])) ++end;
    out.append(text, i, end - i);
    count += end - i;
    i = end;
    if (i == text.size() || (limit != 0 && count == limit)) break;
    ++count;
    if (static_cast<unsigned char>(text[i]) < 0x80) {
      append_special(out, text[i++], escapes);
    } else if (const std::size_t length = utf8_length(text, i); length != 0) {
      out.append(text, i, length);
      i += length;
    } else {
      out += replacement;
      ++i;
    }
  }
  if (i < text.size()) out += mark;
}

std::size_t bytes_of(std::string_view text, std::size_t characters) {
  std::size_t i = 0;
  for (std::size_t count = 0; i < text.size() && count < characters; ++count) {
    ++i;
    while (i < text.size() && (static_cast<unsigned char>(text[i]) & 0xC0U) == 0x80) ++i;
  }
  return i;
}

}  // namespace offhand::cup
