#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace offhand::codegen {

std::string join(const std::vector<std::string>& parts, std::string_view separator);

/// `text` in backticks; in more of them if it contains some.
std::string code(std::string_view text);

/// The first line of every generated page; invisible when rendered.
std::string markdown_banner(std::string_view source);

/// A Markdown table, one line per row.
class Table {
 public:
  explicit Table(const std::vector<std::string>& titles);
  void row(const std::vector<std::string>& cells);
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

}  // namespace offhand::codegen
