#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace offhand::codegen {

/// A position in a text; both numbers start at 1.
struct TextPlace {
  int line = 1;
  int column = 1;
};

/// The positions of all values in a JSON text, by JSON pointer. A member has the position of its key.
struct LineIndex {
  std::map<std::string, TextPlace, std::less<>> places;
  /// Pointers and lines of duplicate keys in an object, of which the parser would silently take the last.
  std::vector<std::pair<std::string, int>> duplicates;

  /// The position of the value, or of the nearest existing ancestor.
  TextPlace place_of(std::string_view pointer) const;
  int line_of(std::string_view pointer) const { return place_of(pointer).line; }
};

/// `text` must be valid JSON.
LineIndex index_lines(std::string_view text);

std::string escape_pointer(std::string_view key);

}  // namespace offhand::codegen
