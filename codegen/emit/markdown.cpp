#include "codegen/emit/markdown.h"

namespace offhand::codegen {

std::string join(const std::vector<std::string>& parts, std::string_view separator) {
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) out += separator;
    out += parts[i];
  }
  return out;
}

std::string code(std::string_view text) {
  const std::string fence = text.find('`') == std::string_view::npos ? "`" : "``";
  return fence + std::string(text) + fence;
}

std::string markdown_banner(std::string_view source) {
  return "<!-- Generated from " + std::string(source) + ". Do not edit. -->\n\n";
}

Table::Table(const std::vector<std::string>& titles) {
  row(titles);
  for (std::size_t i = 0; i < titles.size(); ++i) text_ += "|---";
  text_ += "|\n";
}

void Table::row(const std::vector<std::string>& cells) {
  text_ += '|';
  for (const std::string& cell : cells) {
    text_ += ' ';
    for (const char c : cell) {
      if (c == '|') text_ += '\\';
      text_ += c == '\n' ? ' ' : c;
    }
    text_ += cell.empty() ? "|" : " |";
  }
  text_ += '\n';
}

}  // namespace offhand::codegen
