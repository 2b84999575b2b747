#include "codegen/emit/writer.h"

#include <algorithm>

namespace offhand::codegen {
namespace {

constexpr std::size_t kLineLimit = 120;

void append_line(std::string& out, int depth, std::string_view line) {
  if (!line.empty()) out.append(static_cast<std::size_t>(depth) * 2, ' ');
  out += line;
  out += '\n';
}

}  // namespace

std::string fill(std::string_view text, Values values) {
  std::string out;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t start = text.find('$', at);
    out += text.substr(at, start - at);
    if (start == std::string_view::npos) break;
    const std::size_t end = text.find('$', start + 1);
    const std::string_view name =
        end == std::string_view::npos ? text.substr(start + 1) : text.substr(start + 1, end - start - 1);
    const auto value =
        std::find_if(values.begin(), values.end(), [&](const auto& entry) { return entry.first == name; });
    if (end == std::string_view::npos || value == values.end()) {
      throw EmitterError("unknown placeholder $" + std::string(name) + "$ in: " + std::string(text));
    }
    out += value->second;
    at = end + 1;
  }
  return out;
}

void Writer::line(std::string_view text, Values values) {
  const std::string filled = fill(text, values);
  std::size_t at = 0;
  while (at <= filled.size()) {
    const std::size_t end = std::min(filled.find('\n', at), filled.size());
    append_line(text_, depth_, std::string_view(filled).substr(at, end - at));
    at = end + 1;
  }
}

void Writer::block(std::string_view open, std::string_view close, Values values, const std::function<void()>& body) {
  line(open, values);
  ++depth_;
  body();
  --depth_;
  line(close, values);
}

void Writer::flat_block(std::string_view open, std::string_view close, Values values,
                        const std::function<void()>& body) {
  line(open, values);
  body();
  line(close, values);
}

void Writer::doc(std::string_view text) {
  const std::size_t limit = kLineLimit - static_cast<std::size_t>(depth_) * 2 - 4;
  while (!text.empty()) {
    std::size_t length = std::min(text.find('\n'), text.size());
    if (length > limit) {
      const std::size_t space = text.rfind(' ', limit);
      length = space == std::string_view::npos || space == 0 ? length : space;
    }
    const std::string_view line = text.substr(0, length);
    // A comment line that ends in a backslash would continue on the next line.
    append_line(text_, depth_, "/// " + std::string(line) + (line.ends_with('\\') ? "." : ""));
    text.remove_prefix(std::min(length + 1, text.size()));
  }
}

void Writer::wrapped(std::string_view open, const std::vector<std::string>& items, std::string_view close) {
  const std::size_t limit = kLineLimit - static_cast<std::size_t>(depth_) * 2;
  std::string line(open);
  for (const std::string& item : items) {
    const bool is_last = &item == &items.back();
    const std::string text = item + (is_last ? std::string(close) : ",");
    const bool starts = &item == &items.front();
    if (!starts && line.size() + 1 + text.size() > limit) {
      append_line(text_, depth_, line);
      line = "    " + text;
    } else {
      line += (starts ? "" : " ") + text;
    }
  }
  append_line(text_, depth_, items.empty() ? line + std::string(close) : line);
}

void Writer::short_block(std::string_view head, std::string_view statement, bool keeps_braces) {
  const std::string line =
      std::string(head) + (keeps_braces ? " { " : " ") + std::string(statement) + (keeps_braces ? " }" : "");
  if (static_cast<std::size_t>(depth_) * 2 + line.size() <= kLineLimit && line.find('\n') == std::string::npos)
    return append_line(text_, depth_, line);
  append_line(text_, depth_, std::string(head) + " {");
  std::size_t at = 0;
  while (at <= statement.size()) {
    const std::size_t end = std::min(statement.find('\n', at), statement.size());
    append_line(text_, depth_ + 1, statement.substr(at, end - at));
    at = end + 1;
  }
  append_line(text_, depth_, "}");
}

std::string banner(std::string_view source) { return "// Generated from " + std::string(source) + ". Do not edit."; }

std::string literal(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    switch (c) {
      case '"':
        out += "\\\"";
        break;
      case '\\':
        out += "\\\\";
        break;
      case '\n':
        out += "\\n";
        break;
      case '\t':
        out += "\\t";
        break;
      default:
        out += c;
    }
  }
  return out + '"';
}

std::string raw_literal(std::string_view text) {
  std::string mark = "text";
  while (text.find(')' + mark + '"') != std::string_view::npos) mark += '_';
  return "R\"" + mark + '(' + std::string(text) + ')' + mark + '"';
}

std::string literal_list(const std::vector<std::string>& texts) {
  std::string out = "{";
  for (const std::string& text : texts) {
    if (out.size() > 1) out += ", ";
    out += literal(text);
  }
  return out + '}';
}

}  // namespace offhand::codegen
