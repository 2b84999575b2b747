#include "codegen/emit/shell_line.h"

#include <algorithm>

#include "codegen/emit/markdown.h"

namespace offhand::codegen {
namespace {

std::string shell_quoted(const std::string& text) {
  const bool plain = !text.empty() && text.find_first_not_of(
                                          "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-./:@%+=") ==
                                          std::string::npos;
  if (plain) return text;
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + '\'';
}

std::string shell_value(const Json& value) {
  if (value.is_string()) return shell_quoted(value.get<std::string>());
  const bool list =
      value.is_array() && std::all_of(value.begin(), value.end(), [](const Json& item) { return item.is_string(); });
  if (!list) return shell_quoted(value.dump());
  std::vector<std::string> parts;
  for (const Json& item : value) parts.push_back(item.get<std::string>());
  return shell_quoted(join(parts, ","));
}

}  // namespace

std::string shell_line(const Tool& tool, const Json& arguments) {
  std::string line = tool.command_line();
  // A positional argument is possible only if all earlier ones are given.
  std::size_t used = 0;
  while (used < tool.positional.size() && arguments.contains(tool.positional[used])) {
    line += ' ' + shell_value(arguments[tool.positional[used++]]);
  }
  const auto end = tool.positional.begin() + static_cast<std::ptrdiff_t>(used);
  for (const auto& [key, value] : arguments.items()) {
    if (std::find(tool.positional.begin(), end, key) != end) continue;
    line += " --" + Name(key).kebab();
    if (value.is_boolean()) {
      line += value.get<bool>() ? "" : "=false";
    } else {
      line += ' ' + shell_value(value);
    }
  }
  return line;
}

}  // namespace offhand::codegen
