#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace offhand::codegen {

/// A place in a text, both counted from 1.
struct TextPlace {
  int line = 1;
  int column = 1;
};

/// Where in a JSON text each value stands, by JSON pointer. A member stands where its key stands.
struct LineIndex {
  std::map<std::string, TextPlace, std::less<>> places;
  /// Pointers and lines of keys that occur again in one object; the parser would silently take the last.
  std::vector<std::pair<std::string, int>> duplicates;

  /// Of the value, or of the nearest enclosing one that exists.
  TextPlace place_of(std::string_view pointer) const;
  int line_of(std::string_view pointer) const { return place_of(pointer).line; }
};

/// `text` must be valid JSON.
LineIndex index_lines(std::string_view text);

std::string escape_pointer(std::string_view key);

}  // namespace offhand::codegen
