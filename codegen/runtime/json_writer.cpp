#include "codegen/runtime/json_writer.h"

#include <cmath>

#include "codegen/runtime/text.h"
#include "codegen/runtime/utf8.h"

namespace offhand {
namespace {

/// True if a byte needs no escape: printable ASCII except quote and backslash.
bool is_plain(unsigned char byte) { return byte >= 0x20 && byte < 0x80 && byte != '"' && byte != '\\'; }

void append_escape(std::string& out, unsigned char byte) {
  switch (byte) {
    case '"':
      out += "\\\"";
      return;
    case '\\':
      out += "\\\\";
      return;
    case '\n':
      out += "\\n";
      return;
    case '\r':
      out += "\\r";
      return;
    case '\t':
      out += "\\t";
      return;
    case '\b':
      out += "\\b";
      return;
    case '\f':
      out += "\\f";
      return;
    default:
      break;
  }
  constexpr std::string_view digits = "0123456789abcdef";
  out += "\\u00";
  out += digits[byte >> 4U];
  out += digits[byte & 0xFU];
}

}  // namespace

void append_json_string(std::string& out, std::string_view text) {
  out += '"';
  std::size_t offset = 0;
  while (offset < text.size()) {
    // Copies runs of plain bytes at once, since most text is ASCII.
    const std::size_t start = offset;
    while (offset < text.size() && is_plain(static_cast<unsigned char>(text[offset]))) ++offset;
    out.append(text, start, offset - start);
    if (offset == text.size()) break;
    const auto byte = static_cast<unsigned char>(text[offset]);
    if (byte < 0x80) {
      append_escape(out, byte);
      ++offset;
      continue;
    }
    const std::size_t length = utf8_length(text, offset);
    out += length == 0 ? std::string_view("\xEF\xBF\xBD") : text.substr(offset, length);
    offset += length == 0 ? 1 : length;
  }
  out += '"';
}

void JsonWriter::separate() {
  if (comma_) out_ += ',';
  comma_ = true;
}

void JsonWriter::join_next(std::string_view prefix) {
  joins_next_ = true;
  prefix_ = prefix;
}

void JsonWriter::open(char bracket) {
  ++depth_;
  if (joins_next_) {
    joins_next_ = false;
    joined_ = depth_;
    return;
  }
  separate();
  out_ += bracket;
  comma_ = false;
}

void JsonWriter::close(char bracket) {
  if (depth_-- == joined_) {
    joined_ = -1;
    return;
  }
  out_ += bracket;
  comma_ = true;
}

void JsonWriter::key(std::string_view name) {
  separate();
  if (depth_ == joined_ && !prefix_.empty()) {
    append_json_string(out_, std::string(prefix_).append(name));
  } else {
    append_json_string(out_, name);
  }
  out_ += ':';
  comma_ = false;
}

void JsonWriter::literal(std::string_view text) {
  separate();
  out_ += text;
}

void JsonWriter::value(std::string_view text) {
  separate();
  append_json_string(out_, text);
}

void JsonWriter::integer(std::int64_t number) {
  separate();
  append_text(out_, number);
}

void JsonWriter::unsigned_integer(std::uint64_t number) {
  separate();
  append_text(out_, number);
}

void JsonWriter::value(double number) {
  if (!std::isfinite(number)) {
    null();
    return;
  }
  separate();
  append_text(out_, number);
}

void write(JsonWriter& writer, const ToolCall& call) {
  writer.begin_object();
  write_member(writer, "tool", call.tool);
  write_member(writer, "arguments", call.arguments);
  writer.end_object();
}

}  // namespace offhand
