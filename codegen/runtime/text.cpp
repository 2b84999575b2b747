#include "codegen/runtime/text.h"

#include <array>
#include <charconv>

#include "codegen/runtime/utf8.h"

namespace offhand {
namespace {

/// Characters of a JSON value.
constexpr std::size_t most_shown = 120;

template <class T>
void append_number(std::string& out, T number) {
  std::array<char, 32> buffer;
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr;
  out.append(buffer.data(), end);
}

unsigned char byte_of(std::string_view text, std::size_t i) {
  return i < text.size() ? static_cast<unsigned char>(text[i]) : 0;
}

/// The bytes of a control character that begins there; 0: none does. In UTF-8 those from U+0080 to U+009F, which
/// terminals obey as well (ECMA-48, section 5.3), are two bytes.
std::size_t control_length(std::string_view text, std::size_t i) {
  const auto byte = byte_of(text, i);
  if (byte < 0x20 || byte == 0x7F) return 1;
  const auto next = byte == 0xC2 ? byte_of(text, i + 1) : 0;
  return next >= 0x80 && next < 0xA0 ? 2 : 0;
}

void append_without_controls(std::string& out, std::string_view text, bool keeps_lines) {
  for (std::size_t i = 0; i < text.size();) {
    const auto length = keeps_lines && text[i] == '\n' ? 0 : control_length(text, i);
    out += length == 0 ? text[i] : ' ';
    i += length == 0 ? 1 : length;
  }
}

}  // namespace

void append_text(std::string& out, std::string_view text) { append_without_controls(out, text, false); }

void append_lines(std::string& out, std::string_view text) { append_without_controls(out, text, true); }

void append_text(std::string& out, std::int64_t number) { append_number(out, number); }

void append_text(std::string& out, std::size_t number) { append_number(out, number); }

void append_text(std::string& out, double number) { append_number(out, number); }

void append_text(std::string& out, bool flag) { out += flag ? "true" : "false"; }

void append_text(std::string& out, const JsonValue& value) { append_text(out, brief(value.text, most_shown)); }

void append_text(std::string& out, const std::vector<std::string>& list) {
  bool first = true;
  for (const std::string& item : list) {
    if (!first) out += ", ";
    first = false;
    append_text(out, std::string_view(item));
  }
}

void append_text(std::string& out, const std::vector<std::int64_t>& list) {
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (i != 0) out += ", ";
    append_number(out, list[i]);
  }
}

}  // namespace offhand
