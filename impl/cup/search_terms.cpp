#include "impl/cup/search_terms.h"

#include <algorithm>

#include "codegen/runtime/suggest.h"
#include "codegen/runtime/utf8.h"
#include "generated/types/errors.h"
#include "impl/base/fold_case.h"
#include "impl/cup/failure.h"
#include "impl/cup/words_of_text.h"

namespace offhand::cup {
namespace {

/// The longest key of the table of roles has as many.
constexpr std::size_t most_words_of_a_role = 3;
/// Shorter parts of names of roles mean nothing.
constexpr std::size_t shortest_part = 3;

std::vector<std::string> words_of(std::string_view text) {
  WordsOfText read;
  read.read(text);
  std::vector<std::string> words;
  for (std::size_t i = 0; i < read.size(); ++i) words.emplace_back(read[i]);
  return words;
}

std::string joined(const std::vector<std::string>& words, std::size_t begin, std::size_t count) {
  std::string text;
  for (std::size_t i = begin; i < begin + count; ++i) text.append(text.empty() ? "" : " ").append(words[i]);
  return text;
}

Roles roles_of_key(std::string_view key) {
  const auto table = role_words();
  const auto found = std::ranges::lower_bound(table, key, {}, &RoleWords::words);
  return found != table.end() && found->words == key ? found->roles : Roles();
}

/// Takes the first words that mean roles out of a query, the longest ones first.
Roles take_roles(std::vector<std::string>& words) {
  for (std::size_t count = std::min(most_words_of_a_role, words.size()); count > 0; --count) {
    for (std::size_t begin = 0; begin + count <= words.size(); ++begin) {
      const Roles roles = roles_of_key(joined(words, begin, count));
      if (roles.empty()) continue;
      const auto first = words.begin() + static_cast<std::ptrdiff_t>(begin);
      words.erase(first, first + static_cast<std::ptrdiff_t>(count));
      return roles;
    }
  }
  return {};
}

std::string trimmed(std::string_view text) {
  constexpr std::string_view space = " \t\n\r\f\v";
  const auto begin = text.find_first_not_of(space);
  if (begin == std::string_view::npos) return {};
  return fold_case(text.substr(begin, text.find_last_not_of(space) - begin + 1));
}

bool says_something(const std::optional<std::string>& text) { return text && !trimmed(*text).empty(); }

}  // namespace

Roles roles_meant_by(std::string_view words) {
  const std::string key = trimmed(words);
  if (const Roles roles = roles_of_key(key); !roles.empty()) return roles;
  for (const std::string& word : words_of(key))
    if (const Roles roles = roles_of_key(word); !roles.empty()) return roles;
  Roles roles;
  if (character_count(key) < shortest_part) return roles;
  for (std::size_t i = 0; i < kRoleCount; ++i) {
    const auto role = static_cast<Role>(i);
    if (to_string(role).find(key) != std::string_view::npos) roles.insert(role);
  }
  return roles;
}

SearchTerms terms_of(const Search& search) {
  SearchTerms terms;
  terms.state = search.state;
  if (search.query) {
    terms.words = words_of(*search.query);
    terms.roles = take_roles(terms.words);
    std::erase_if(terms.words, [](const std::string& word) { return is_stop_word(word); });
  }
  if (search.role) terms.roles = roles_meant_by(*search.role);
  if (search.name) terms.words = words_of(*search.name);
  terms.joined = joined(terms.words, 0, terms.words.size());
  return terms;
}

std::optional<Failure> problem_of(const Search& search) {
  const bool has_role = says_something(search.role);
  if (!says_something(search.query) && !has_role && !says_something(search.name) && !search.state)
    return failure_of(errors::nothing_to_find({}));
  if (!has_role || !roles_meant_by(*search.role).empty()) return std::nullopt;
  std::vector<std::string_view> known;
  for (const RoleWords& row : role_words()) known.push_back(row.words);
  const auto near = nearest(trimmed(*search.role), known);
  return failure_of(errors::unknown_role(
      {.role = preview(*search.role), .suggestion = near ? std::optional(std::string(*near)) : std::nullopt}));
}

}  // namespace offhand::cup
