#include "codegen/runtime/text.h"

#include <array>
#include <charconv>

namespace offhand {
namespace {

template <class T>
void append_number(std::string& out, T number) {
  std::array<char, 32> buffer;
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr;
  out.append(buffer.data(), end);
}

bool is_control(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte < 0x20 || byte == 0x7F;
}

}  // namespace

void append_text(std::string& out, std::string_view text) {
  for (const char c : text) out += is_control(c) ? ' ' : c;
}

void append_lines(std::string& out, std::string_view text) {
  for (const char c : text) out += is_control(c) && c != '\n' ? ' ' : c;
}

void append_text(std::string& out, std::int64_t number) { append_number(out, number); }

void append_text(std::string& out, std::size_t number) { append_number(out, number); }

void append_text(std::string& out, double number) { append_number(out, number); }

void append_text(std::string& out, bool flag) { out += flag ? "true" : "false"; }

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
