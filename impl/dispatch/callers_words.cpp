#include "impl/dispatch/callers_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <string>

namespace offhand {
namespace {

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

std::string renamed(std::string text, const std::string& name, std::string_view id) {
  for (auto at = text.find(name); at != std::string::npos; at = text.find(name, at)) {
    const auto end = at + name.size();
    if (end < text.size() && is_digit(text[end])) {
      at = end;
      continue;
    }
    text.replace(at, name.size(), id);
    at += id.size();
  }
  return text;
}

}  // namespace

void name_by_id(Error& error, std::int64_t index, std::string_view id) {
  for (const auto* word : {"Element", "element"}) {
    const auto name = fmt::format("{} {}", word, index);
    for (auto* text : {&error.message, &error.hint, &error.data}) *text = renamed(std::move(*text), name, id);
  }
}

}  // namespace offhand
