#include "impl/query/query.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "impl/query/evaluate.h"
#include "impl/query/node_words.h"
#include "impl/query/preference.h"
#include "impl/query/semantic.h"
#include "impl/query/text.h"

namespace offhand::query {
namespace {

/// What makes a text look like a regular expression rather than like a title.
bool has_pattern_signs(std::string_view text) { return text.find_first_of("^$*+?|\\[](){}") != std::string_view::npos; }

/// What no title looks like: its words are not looked for without these signs.
bool is_surely_pattern(std::string_view text) {
  return text.starts_with('^') || text.ends_with('$') || text.find(".*") != std::string_view::npos ||
         text.find(".+") != std::string_view::npos;
}

std::vector<bool> matching(const Pattern& pattern, const Nodes& nodes) {
  std::vector<bool> marks(nodes.size());
  for (std::size_t i = 0; i < marks.size(); ++i) marks[i] = !nodes[i].name.empty() && pattern.matches(nodes[i].name);
  return marks;
}

/// "Save button" and "button Save": a role at one end of the words, and the title that the rest is.
struct RoleAtEnd {
  std::string_view role;
  std::string_view title;
};

std::vector<RoleAtEnd> roles_at_ends(std::string_view words) {
  std::vector<RoleAtEnd> found;
  if (const auto last = words.rfind(' '); last != std::string_view::npos)
    found.push_back({words.substr(last + 1), words.substr(0, last)});
  if (const auto first = words.find(' '); first != std::string_view::npos)
    found.push_back({words.substr(0, first), words.substr(first + 1)});
  std::erase_if(found, [](const RoleAtEnd& one) { return !names_a_role(one.role); });
  return found;
}

Condition role_and_title(std::string_view role, std::string_view title) {
  Combination both;
  both.parts.push_back(Condition{RoleCondition{std::string(role)}});
  both.parts.push_back(Condition{TextCondition{Aspect::title, std::string(title)}});
  return Condition{std::move(both)};
}

bool is_role_with_title(const Condition& condition) {
  if (std::holds_alternative<RoleCondition>(condition.what)) return true;
  const auto* both = std::get_if<Combination>(&condition.what);
  return both != nullptr && both->all && both->parts.size() == 2 &&
         std::holds_alternative<RoleCondition>(both->parts[0].what) &&
         std::holds_alternative<TextCondition>(both->parts[1].what);
}

/// What a condition is called that was not compared with whole titles alone.
Winner winner_of(const Condition& condition, Comparison comparison) {
  if (std::holds_alternative<Path>(condition.what)) return Winner::xpath;
  if (is_role_with_title(condition)) return Winner::role_title;
  if (const auto* text = std::get_if<TextCondition>(&condition.what)) {
    if (text->aspect == Aspect::identifier) return Winner::identifier;
    if (text->aspect == Aspect::title)
      return comparison == Comparison::whole ? Winner::title_exact : Winner::title_contains;
  }
  return Winner::compound;
}

std::vector<Winner> strategies_of(const Condition& condition) {
  std::vector<Winner> winners{winner_of(condition, Comparison::whole)};
  if (const auto part = winner_of(condition, Comparison::part); part != winners.front()) winners.push_back(part);
  return winners;
}

}  // namespace

std::string_view to_string(Winner winner) {
  switch (winner) {
    case Winner::title_exact:
      return "title_exact";
    case Winner::title_contains:
      return "title_contains";
    case Winner::role_title:
      return "role_title";
    case Winner::identifier:
      return "identifier";
    case Winner::xpath:
      return "xpath";
    case Winner::semantic:
      return "semantic";
    case Winner::regex:
      return "regex";
    case Winner::compound:
      return "compound";
  }
  return "";
}

Parsed<Query> Query::parse(std::string_view text, Strategy strategy) {
  if (text.size() > longest) {
    return tl::unexpected(
        Problem{.at = longest + 1,
                .reason = fmt::format("a query has at most {} bytes, and this one has {}", longest, text.size())});
  }
  if (trimmed(text).empty()) return tl::unexpected(Problem{.at = 1, .reason = "it is empty"});
  auto query = parse_as(text, strategy);
  if (query) query->text_ = text;
  return query;
}

Parsed<Query> Query::parse_as(std::string_view text, Strategy strategy) {
  Query query;
  query.strategy_ = strategy;
  query.words_ = text;
  if (strategy == Strategy::xpath) {
    auto path = parse_path(text);
    if (!path) return tl::unexpected(std::move(path).error());
    query.path_ = *std::move(path);
  }
  if (strategy == Strategy::regex) {
    auto pattern = Pattern::parse(text);
    if (!pattern) return tl::unexpected(std::move(pattern).error());
    query.pattern_ = *std::move(pattern);
  }
  if (strategy != Strategy::automatic && strategy != Strategy::role) return query;
  auto reading = offhand::query::parse(text);
  if (!reading && strategy == Strategy::role) return tl::unexpected(std::move(reading).error());
  if (!reading) {
    query.problem_ = std::move(reading).error();
    return query;
  }
  query.words_ = reading->text;
  query.number_ = reading->number;
  query.is_plain_ = reading->is_plain;
  query.condition_ = std::move(reading->condition);
  if (strategy == Strategy::role) {
    if (!query.is_plain_) return query;
    if (!names_a_role(query.words_)) {
      return tl::unexpected(Problem{.at = 1, .reason = fmt::format("there is no role \"{}\"", query.words_)});
    }
    query.condition_ = Condition{RoleCondition{query.words_}};
    return query;
  }
  if (query.is_plain_ && has_pattern_signs(query.words_)) {
    // What is no expression is text with signs in it.
    if (auto pattern = Pattern::parse(query.words_)) query.pattern_ = *std::move(pattern);
  }
  return query;
}

Matches Query::concluded(const Nodes& nodes, const Marks& marks, Winner winner) const {
  Matches matches{.places = meant(nodes, marks), .winner = winner};
  matches.total = matches.places.size();
  if (!number_) return matches;
  matches.places = *number_ <= matches.total ? std::vector{matches.places[*number_ - 1]} : std::vector<std::size_t>();
  return matches;
}

std::optional<Matches> Query::tried(const Nodes& nodes, const Marks& marks, Winner winner) const {
  return any_of(marks) ? std::optional(concluded(nodes, marks, winner)) : std::nullopt;
}

std::vector<Winner> Query::strategies() const {
  switch (strategy_) {
    case Strategy::automatic:
      break;
    case Strategy::exact:
      return {Winner::title_exact};
    case Strategy::contains:
      return {Winner::title_contains};
    case Strategy::regex:
      return {Winner::regex};
    case Strategy::role:
      return strategies_of(*condition_);
    case Strategy::identifier:
      return {Winner::identifier};
    case Strategy::xpath:
      return {Winner::xpath};
  }
  std::vector<Winner> tried{Winner::title_exact};
  if (problem_) return tried;
  if (!is_plain_) {
    for (const auto winner : strategies_of(*condition_)) {
      if (winner != tried.back()) tried.push_back(winner);
    }
    return tried;
  }
  tried.push_back(Winner::title_contains);
  if (!roles_at_ends(words_).empty()) tried.push_back(Winner::role_title);
  tried.push_back(Winner::identifier);
  const bool is_for_words = !pattern_ || !is_surely_pattern(words_);
  if (is_for_words) tried.push_back(Winner::semantic);
  if (pattern_) tried.push_back(Winner::regex);
  return tried;
}

Matches Query::match(const Nodes& nodes) const {
  switch (strategy_) {
    case Strategy::automatic:
      return match_automatically(nodes);
    case Strategy::exact:
      return concluded(nodes, titled(nodes, words_), Winner::title_exact);
    case Strategy::contains:
      return concluded(nodes, containing(nodes, words_), Winner::title_contains);
    case Strategy::regex:
      return concluded(nodes, matching(*pattern_, nodes), Winner::regex);
    case Strategy::role:
      return match_condition(nodes);
    case Strategy::identifier:
      return concluded(nodes, identified(nodes, words_), Winner::identifier);
    case Strategy::xpath:
      return concluded(nodes, reached(*path_, nodes), Winner::xpath);
  }
  return {};
}

/// Whatever a text looks like, an element that is called exactly so is meant by it.
Matches Query::match_automatically(const Nodes& nodes) const {
  if (const auto literal = titled(nodes, text_); any_of(literal)) {
    Matches matches{.places = meant(nodes, literal), .winner = Winner::title_exact};
    matches.total = matches.places.size();
    return matches;
  }
  if (problem_) return {};
  return is_plain_ ? match_plain(nodes, words_) : match_condition(nodes);
}

Matches Query::match_plain(const Nodes& nodes, std::string_view words) const {
  if (const auto found = tried(nodes, titled(nodes, words), Winner::title_exact)) return *found;
  if (const auto found = tried(nodes, containing(nodes, words), Winner::title_contains)) return *found;
  for (const auto& [role, title] : roles_at_ends(words)) {
    const auto condition = role_and_title(role, title);
    for (const auto comparison : {Comparison::whole, Comparison::part}) {
      if (const auto found = tried(nodes, meeting(condition, nodes, comparison), Winner::role_title)) return *found;
    }
  }
  if (const auto found = tried(nodes, identified(nodes, words), Winner::identifier)) return *found;
  const bool is_for_words = !pattern_ || !is_surely_pattern(words);
  if (is_for_words) {
    if (const auto found = tried(nodes, meant_by_words(nodes, words), Winner::semantic)) return *found;
  }
  return pattern_ ? concluded(nodes, matching(*pattern_, nodes), Winner::regex) : Matches();
}

Matches Query::match_condition(const Nodes& nodes) const {
  for (const auto comparison : {Comparison::whole, Comparison::part}) {
    if (const auto found = tried(nodes, meeting(*condition_, nodes, comparison), winner_of(*condition_, comparison)))
      return *found;
  }
  return {.winner = winner_of(*condition_, Comparison::part)};
}

}  // namespace offhand::query
