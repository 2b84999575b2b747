#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace offhand::codegen {

/// Which line of a JSON text each value stands on, by JSON pointer. A member stands where its key stands.
struct LineIndex {
  std::map<std::string, int, std::less<>> lines;
  /// Pointers and lines of keys that occur again in one object; the parser would silently take the last.
  std::vector<std::pair<std::string, int>> duplicates;

  /// Of the value, or of the nearest enclosing one that exists.
  int line_of(std::string_view pointer) const;
};

/// `text` must be valid JSON.
LineIndex index_lines(std::string_view text);

std::string escape_pointer(std::string_view key);

}  // namespace offhand::codegen
