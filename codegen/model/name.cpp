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

// Keywords, names that generated code uses for the library, and macros of compilers and of the C library.
constexpr auto kReserved = std::to_array<std::string_view>({"alignas",       "alignof",      "and",
                                                            "and_eq",        "asm",          "auto",
                                                            "bitand",        "bitor",        "bool",
                                                            "break",         "case",         "catch",
                                                            "char",          "char8_t",      "char16_t",
                                                            "char32_t",      "class",        "compl",
                                                            "concept",       "const",        "consteval",
                                                            "constexpr",     "constinit",    "const_cast",
                                                            "continue",      "co_await",     "co_return",
                                                            "co_yield",      "decltype",     "default",
                                                            "delete",        "do",           "double",
                                                            "dynamic_cast",  "else",         "enum",
                                                            "explicit",      "export",       "extern",
                                                            "false",         "float",        "for",
                                                            "friend",        "goto",         "if",
                                                            "inline",        "int",          "long",
                                                            "mutable",       "namespace",    "new",
                                                            "noexcept",      "not",          "not_eq",
                                                            "nullptr",       "operator",     "or",
                                                            "or_eq",         "private",      "protected",
                                                            "public",        "register",     "reinterpret_cast",
                                                            "requires",      "return",       "short",
                                                            "signed",        "sizeof",       "static",
                                                            "static_assert", "static_cast",  "struct",
                                                            "switch",        "template",     "this",
                                                            "thread_local",  "throw",        "true",
                                                            "try",           "typedef",      "typeid",
                                                            "typename",      "union",        "unsigned",
                                                            "using",         "virtual",      "void",
                                                            "volatile",      "wchar_t",      "while",
                                                            "xor",           "xor_eq",       "std",
                                                            "assert",        "errno",        "h_addr",
                                                            "h_errno",       "i386",         "linux",
                                                            "major",         "makedev",      "math_errhandling",
                                                            "minor",         "offsetof",     "s6_addr",
                                                            "sa_handler",    "sa_sigaction", "stderr",
                                                            "stdin",         "stdout",       "unix"});

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

bool is_free_namespace(const std::string& name) {
  // These namespaces would hide names that generated code refers to.
  constexpr auto kTaken = std::to_array<std::string_view>({"errors", "offhand", "prompts", "resources", "tools"});
  const bool is_plain = name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == name.npos;
  return is_plain && Name(name).identifier() == name && std::ranges::find(kTaken, name) == kTaken.end();
}

}  // namespace offhand::codegen
