#include "codegen/load/line_index.h"

#include <nlohmann/json.hpp>

namespace offhand::codegen {
namespace {

/// Walks text that a parser has already accepted, so it need not look for mistakes.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  LineIndex run() {
    skip_space();
    value("", line_);
    return std::move(index_);
  }

 private:
  void skip_space() {
    while (at_ < text_.size() &&
           (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '\t' || text_[at_] == '\r')) {
      if (text_[at_] == '\n') ++line_;
      ++at_;
    }
  }

  /// The string with its quotes.
  std::string_view string() {
    const std::size_t start = at_++;
    while (text_[at_] != '"') at_ += text_[at_] == '\\' ? 2 : 1;
    ++at_;
    return text_.substr(start, at_ - start);
  }

  void value(const std::string& pointer, int line) {
    if (!index_.lines.emplace(pointer, line).second) report_duplicate(pointer, line);
    if (text_[at_] == '{') {
      object(pointer);
    } else if (text_[at_] == '[') {
      array(pointer);
    } else if (text_[at_] == '"') {
      string();
    } else {
      while (at_ < text_.size() && std::string_view(",]} \n\t\r").find(text_[at_]) == std::string_view::npos) ++at_;
    }
    skip_space();
  }

  /// What stands inside a repeated value repeats as well and is not worth a word.
  void report_duplicate(const std::string& pointer, int line) {
    const bool inside = !index_.duplicates.empty() && pointer.starts_with(index_.duplicates.back().first + '/');
    if (!inside) index_.duplicates.emplace_back(pointer, line);
  }

  void object(const std::string& pointer) {
    ++at_;
    skip_space();
    while (text_[at_] != '}') {
      const int line = line_;
      const std::string key = nlohmann::json::parse(string()).get<std::string>();
      skip_space();
      ++at_;  // :
      skip_space();
      value(pointer + '/' + escape_pointer(key), line);
      if (text_[at_] == ',') ++at_;
      skip_space();
    }
    ++at_;
  }

  void array(const std::string& pointer) {
    ++at_;
    skip_space();
    for (int i = 0; text_[at_] != ']'; ++i) {
      value(pointer + '/' + std::to_string(i), line_);
      if (text_[at_] == ',') ++at_;
      skip_space();
    }
    ++at_;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 1;
  LineIndex index_;
};

}  // namespace

int LineIndex::line_of(std::string_view pointer) const {
  while (true) {
    if (const auto found = lines.find(pointer); found != lines.end()) return found->second;
    const std::size_t slash = pointer.rfind('/');
    if (slash == std::string_view::npos) return 1;
    pointer = pointer.substr(0, slash);
  }
}

LineIndex index_lines(std::string_view text) { return Scanner(text).run(); }

std::string escape_pointer(std::string_view key) {
  std::string out;
  for (const char c : key) {
    if (c == '~') {
      out += "~0";
    } else if (c == '/') {
      out += "~1";
    } else {
      out += c;
    }
  }
  return out;
}

}  // namespace offhand::codegen
