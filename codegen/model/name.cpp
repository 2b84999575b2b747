#include "codegen/model/name.h"

#include <algorithm>
#include <array>

namespace offhand::codegen {
namespace {

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
char lower(char c) { return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c; }
char upper(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

std::string capitalised(std::string word) {
  if (!word.empty()) word.front() = upper(word.front());
  return word;
}

// The last two are macros of some compilers.
constexpr auto kReserved = std::to_array<std::string_view>(
    {"alignas",  "alignof",      "and",     "asm",      "auto",      "bool",     "break",     "case",      "catch",
     "char",     "class",        "concept", "const",    "constexpr", "continue", "default",   "delete",    "do",
     "double",   "else",         "enum",    "explicit", "export",    "extern",   "false",     "float",     "for",
     "friend",   "goto",         "if",      "inline",   "int",       "long",     "mutable",   "namespace", "new",
     "noexcept", "not",          "nullptr", "operator", "or",        "private",  "protected", "public",    "register",
     "requires", "return",       "short",   "signed",   "sizeof",    "static",   "struct",    "switch",    "template",
     "this",     "thread_local", "throw",   "true",     "try",       "typedef",  "typeid",    "typename",  "union",
     "unsigned", "using",        "virtual", "void",     "volatile",  "while",    "xor",       "linux",     "unix"});

}  // namespace

Name::Name(std::string_view text) : text_(text) {
  std::string word;
  for (const char c : text) {
    const bool separator = c == '_' || c == '-' || c == '.' || c == ' ' || c == '/';
    if (separator || is_upper(c)) {
      if (!word.empty()) words_.push_back(std::move(word));
      word.clear();
    }
    if (!separator) word += lower(c);
  }
  if (!word.empty()) words_.push_back(std::move(word));
}

std::string Name::joined(char separator) const {
  std::string out;
  for (const std::string& word : words_) {
    if (!out.empty()) out += separator;
    out += word;
  }
  return out;
}

std::string Name::upper_snake() const {
  std::string out = snake();
  for (char& c : out) c = upper(c);
  return out;
}

std::string Name::pascal() const {
  std::string out;
  for (const std::string& word : words_) out += capitalised(word);
  return out;
}

std::string Name::title() const { return capitalised(joined(' ')); }

std::string Name::identifier() const {
  std::string out = snake();
  if (out.empty() || (out.front() >= '0' && out.front() <= '9')) return "value_" + out;
  const bool reserved = std::find(kReserved.begin(), kReserved.end(), out) != kReserved.end();
  return reserved ? out + '_' : out;
}

}  // namespace offhand::codegen
