#include "codegen/emit/compact_json.h"

#include <algorithm>

namespace offhand::codegen {
namespace {

constexpr std::size_t kLineLimit = 120;

bool is_plain(const Json& json) {
  return !json.is_object() &&
         !(json.is_array() && std::ranges::any_of(json, [](const Json& item) { return item.is_structured(); }));
}

bool is_row(const Json& json) { return json.empty() || std::ranges::all_of(json, is_plain); }

std::string on_one_line(const Json& json) {
  if (!json.is_structured() || json.empty()) return json.dump();
  std::string text;
  for (const auto& [key, value] : json.items()) {
    text += text.empty() ? "" : ", ";
    if (json.is_object()) text += Json(key).dump() + ": ";
    text += on_one_line(value);
  }
  return json.is_object() ? "{ " + text + " }" : '[' + text + ']';
}

/// `used`: how much of the line is taken before it.
std::string at(const Json& json, std::size_t indent, std::size_t used) {
  if (!json.is_structured() || is_row(json)) return on_one_line(json);
  if (const std::string line = on_one_line(json); used + line.size() < kLineLimit) return line;
  const std::string margin(indent + 2, ' ');
  std::string text;
  for (const auto& [key, value] : json.items()) {
    const std::string head = margin + (json.is_object() ? Json(key).dump() + ": " : "");
    text += (text.empty() ? "\n" : ",\n") + head + at(value, indent + 2, head.size());
  }
  text += '\n' + std::string(indent, ' ');
  return json.is_object() ? '{' + text + '}' : '[' + text + ']';
}

}  // namespace

std::string compact_json(const Json& json) { return at(json, 0, 0) + '\n'; }

}  // namespace offhand::codegen
