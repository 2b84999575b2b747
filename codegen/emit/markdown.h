#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace offhand::codegen {

std::string join(const std::vector<std::string>& parts, std::string_view separator);

/// `text` in backticks; more of them where it holds some.
std::string code(std::string_view text);

/// First line of every generated page; invisible when rendered.
std::string markdown_banner(std::string_view source);

/// A Markdown table, one line a row.
class Table {
 public:
  explicit Table(const std::vector<std::string>& titles);
  void row(const std::vector<std::string>& cells);
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

}  // namespace offhand::codegen
