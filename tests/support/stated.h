#pragma once

#include <sstream>
#include <string>
#include <vector>

#include "tests/support/json.h"

namespace offhand::test {

inline std::vector<std::string> split(const std::string& text, char between) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, between);) parts.push_back(part);
  return parts;
}

/// What a table of tools says of an argument or of a member of a result, in the tables' own notation:
/// "integer! 1..3 = 1", "array of string a|b".
struct Stated {
  explicit Stated(const std::string& notation) {
    const auto words = split(notation, ' ');
    type = words[0];
    required = type.ends_with('!');
    if (required) type.pop_back();
    for (std::size_t i = 1; i < words.size(); ++i) {
      if (words[i] == "=") {
        fallback = nlohmann::json::parse(words.at(++i), nullptr, false);
        if (fallback.is_discarded()) fallback = words[i];
      } else if (words[i] == "of") {
        if (words.at(i + 1).find('|') == std::string::npos) items = words[++i];
      } else if (words[i].find("..") != std::string::npos) {
        range = words[i];
      } else if (words[i].find('|') != std::string::npos) {
        values = split(words[i], '|');
      }
    }
  }
  std::string type;
  /// Type of what a list holds; empty where it is not stated.
  std::string items;
  bool required = false;
  /// "1..3", "1.."; empty where none is stated.
  std::string range;
  std::vector<std::string> values;
  nlohmann::json fallback = nullptr;
};

}  // namespace offhand::test
