#include "codegen/load/line_index.h"

#include <nlohmann/json.hpp>

namespace offhand::codegen {
namespace {

/// Scans text that a parser has accepted already, so it does not check for errors.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  LineIndex run() {
    skip_space();
    value("", here());
    return std::move(index_);
  }

 private:
  void skip_space() {
    while (at_ < text_.size() &&
           (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '\t' || text_[at_] == '\r')) {
      ++at_;
      if (text_[at_ - 1] != '\n') continue;
      ++line_;
      line_start_ = at_;
    }
  }

  /// A string with its quotes.
  std::string_view string() {
    const std::size_t start = at_++;
    while (text_[at_] != '"') at_ += text_[at_] == '\\' ? 2 : 1;
    ++at_;
    return text_.substr(start, at_ - start);
  }

  TextPlace here() const { return {line_, static_cast<int>(at_ - line_start_) + 1}; }

  void value(const std::string& pointer, TextPlace place) {
    if (!index_.places.emplace(pointer, place).second) report_duplicate(pointer, place.line);
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

  /// Repetitions inside a repeated value are not reported.
  void report_duplicate(const std::string& pointer, int line) {
    const bool inside = !index_.duplicates.empty() && pointer.starts_with(index_.duplicates.back().first + '/');
    if (!inside) index_.duplicates.emplace_back(pointer, line);
  }

  void object(const std::string& pointer) {
    ++at_;
    skip_space();
    while (text_[at_] != '}') {
      const TextPlace place = here();
      const std::string key = nlohmann::json::parse(string()).get<std::string>();
      skip_space();
      ++at_;  // :
      skip_space();
      value(pointer + '/' + escape_pointer(key), place);
      if (text_[at_] == ',') ++at_;
      skip_space();
    }
    ++at_;
  }

  void array(const std::string& pointer) {
    ++at_;
    skip_space();
    for (int i = 0; text_[at_] != ']'; ++i) {
      value(pointer + '/' + std::to_string(i), here());
      if (text_[at_] == ',') ++at_;
      skip_space();
    }
    ++at_;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int line_ = 1;
  std::size_t line_start_ = 0;
  LineIndex index_;
};

}  // namespace

TextPlace LineIndex::place_of(std::string_view pointer) const {
  while (true) {
    if (const auto found = places.find(pointer); found != places.end()) return found->second;
    const std::size_t slash = pointer.rfind('/');
    if (slash == std::string_view::npos) return {};
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
