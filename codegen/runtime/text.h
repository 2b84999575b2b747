#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "codegen/runtime/enum_set.h"
#include "codegen/runtime/json_value.h"

/// Parts of the texts that generated code writes: summaries, rows, error messages.
namespace offhand {

/// In one line: line breaks and other control characters become spaces.
void append_text(std::string& out, std::string_view text);
/// Keeps line breaks; other control characters become spaces.
void append_lines(std::string& out, std::string_view text);
inline void append_text(std::string& out, const std::string& text) { append_text(out, std::string_view(text)); }
inline void append_text(std::string& out, const char* text) { append_text(out, std::string_view(text)); }
void append_text(std::string& out, std::int64_t number);
void append_text(std::string& out, std::size_t number);
/// The shortest text that is read back as the same number.
void append_text(std::string& out, double number);
void append_text(std::string& out, bool flag);
/// As JSON, in one line and 120 characters: the structured result has it whole.
void append_text(std::string& out, const JsonValue& value);
/// A number with its unit: 1 window, 2 windows.
template <class Number>
void append_counted(std::string& out, Number number, std::string_view one, std::string_view several) {
  append_text(out, number);
  out += ' ';
  out += number == 1 ? one : several;
}
/// Separated by commas.
void append_text(std::string& out, const std::vector<std::string>& list);
void append_text(std::string& out, const std::vector<std::int64_t>& list);
/// The words of a list of enum values.
template <class Enum>
  requires std::is_enum_v<Enum>
void append_text(std::string& out, const std::vector<Enum>& list) {
  std::vector<std::string> words;
  words.reserve(list.size());
  for (const Enum value : list) words.emplace_back(to_string(value));
  append_text(out, words);
}
/// The words of a set of enum values.
template <class Enum>
void append_text(std::string& out, const EnumSet<Enum>& set) {
  append_text(out, std::vector<Enum>(set.begin(), set.end()));
}

}  // namespace offhand
