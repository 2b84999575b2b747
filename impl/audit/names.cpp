#include "impl/audit/names.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "codegen/runtime/utf8.h"
#include "generated/support/audit_rules.h"
#include "impl/query/node_words.h"

namespace offhand::audit {
namespace {

enum class Script { none, latin, greek, cyrillic };

Script script_of(std::uint32_t point) {
  if ((point >= 'a' && point <= 'z') || (point >= 'A' && point <= 'Z') || (point >= 0xC0 && point <= 0x24F))
    return Script::latin;
  // Mu and omega are signs of measure beside Latin letters.
  if (point >= 0x370 && point <= 0x3FF && point != 0x3BC && point != 0x3A9) return Script::greek;
  if (point >= 0x400 && point <= 0x52F) return Script::cyrillic;
  return Script::none;
}

/// HTTPS has no small letters either.
constexpr std::size_t longest_abbreviation = 5;

bool is_capital(std::uint32_t point) {
  return (point >= 'A' && point <= 'Z') || (point >= 0xC0 && point <= 0xDE && point != 0xD7);
}
bool is_small(std::uint32_t point) {
  return (point >= 'a' && point <= 'z') || (point >= 0xDF && point <= 0xFF && point != 0xF7);
}

/// The character at a place of valid or broken UTF-8, and how many bytes it takes.
std::pair<std::uint32_t, std::size_t> character_at(std::string_view text, std::size_t at) {
  const auto lead = static_cast<unsigned char>(text[at]);
  const std::size_t bytes = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  if (bytes == 1 || at + bytes > text.size()) return {lead < 0x80 ? lead : 0U, 1};
  std::uint32_t point = lead & (0xFFU >> (bytes + 1));
  for (std::size_t i = 1; i < bytes; ++i) point = point << 6U | (static_cast<unsigned char>(text[at + i]) & 0x3FU);
  return {point, bytes};
}

}  // namespace

bool is_blank(std::string_view text) {
  return std::ranges::all_of(text, [](unsigned char c) { return std::isspace(c) != 0; });
}

bool says_that_it_has_none(std::string_view name) {
  const auto letters = bare(name);
  return std::ranges::any_of(missing_names(), [&](std::string_view remark) { return letters.starts_with(remark); });
}

bool is_misleading(std::string_view name, std::string_view kind) {
  const auto letters = bare(name);
  // One sign is what many buttons show: + and x are read out by their description.
  if (letters.empty()) return false;
  std::string folded(name);
  std::ranges::transform(folded, folded.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const auto is_end = [&](std::string_view ending) { return folded.ends_with(ending); };
  return letters == bare(kind) || std::ranges::find(empty_names(), letters) != empty_names().end() ||
         (name.find(' ') == std::string_view::npos && std::ranges::any_of(file_ending_names(), is_end));
}

bool is_any_link(std::string_view name) {
  auto letters = bare(name);
  // Arrows behind the words.
  for (const std::string_view arrow : {"\u00BB", "\u203A", "\u2192"})
    if (letters.ends_with(arrow)) letters.erase(letters.size() - arrow.size());
  return std::ranges::find(link_names(), letters) != link_names().end();
}

bool is_language_tag(std::string_view text) {
  const auto primary = text.substr(0, text.find('-'));
  // The longer ones have never been given to a language. x and i begin private ones, and such of old.
  const bool is_primary = primary.size() == 2 || primary.size() == 3 || primary == "x" || primary == "i";
  const auto is_letter = [](unsigned char c) { return std::isalpha(c) != 0; };
  const auto is_part = [](unsigned char c) { return std::isalnum(c) != 0 || c == '-'; };
  return is_primary && std::ranges::all_of(primary, is_letter) && std::ranges::all_of(text, is_part);
}

bool is_in_capitals(std::string_view name) {
  std::size_t letters = 0;
  std::size_t longest = 0;
  for (std::size_t at = 0; at < name.size();) {
    const auto [point, bytes] = character_at(name, at);
    if (is_small(point)) return false;
    letters = is_capital(point) ? letters + 1 : 0;
    longest = std::max(longest, letters);
    at += bytes;
  }
  return longest > longest_abbreviation;
}

std::string word_of_mixed_scripts(std::string_view text) {
  std::size_t begin = 0;
  Script script = Script::none;
  bool is_mixed = false;
  for (std::size_t at = 0; at <= text.size();) {
    const bool is_end = at == text.size();
    const auto [point, bytes] = is_end ? std::pair<std::uint32_t, std::size_t>{' ', 1} : character_at(text, at);
    const auto its = script_of(point);
    if (its == Script::none) {
      if (is_mixed) return std::string(text.substr(begin, at - begin));
      begin = at + bytes;
      script = Script::none;
    } else {
      is_mixed = is_mixed || (script != Script::none && script != its);
      script = its;
    }
    at += bytes;
  }
  return {};
}

}  // namespace offhand::audit
