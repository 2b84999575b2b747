#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "impl/query/nodes.h"
#include "impl/query/parse.h"
#include "impl/query/pattern.h"
#include "impl/query/problem.h"

namespace offhand::query {

/// How a text is to be understood. Automatically: as title, part of a title, role with title, identifier, path, by its
/// words, as a regular expression: the first of these that finds anything.
enum class Strategy { automatic, exact, contains, regex, role, identifier, xpath };

/// What found something.
enum class Winner { title_exact, title_contains, role_title, identifier, xpath, semantic, regex, compound };
std::string_view to_string(Winner winner);

struct Matches {
  /// In the order of the tree. With a number in the query that one alone.
  std::vector<std::size_t> places = {};
  /// Of what was found; otherwise meaningless.
  Winner winner = Winner::title_exact;
  /// How many matched, whatever number the query has.
  std::size_t total = 0;
};

/// Words that say which elements are meant; what they mean is decided once, and applied to any nodes.
///
/// Of what matches, only what can be acted on counts where anything of it can, and what does not show counts only where
/// nothing else matches. What lies in a match under the same name and is a part of it is not another one.
class Query {
 public:
  /// Of a query in bytes.
  static constexpr std::size_t longest = 4096;

  /// What is wrong with a text that another strategy than the automatic one was chosen for, or with its length.
  static Parsed<Query> parse(std::string_view text, Strategy strategy = Strategy::automatic);
  Matches match(const Nodes& nodes) const;
  /// What is tried for it, in this order, until something is found.
  std::vector<Winner> strategies() const;
  const std::string& text() const { return text_; }
  /// The place among its matches of the one that is meant; empty: any.
  const std::optional<std::size_t>& number() const { return number_; }
  /// Words alone, without a role, a key, a combination or a path.
  bool is_plain() const { return is_plain_; }
  /// What keeps it from meaning more than elements that are called exactly so: "(" is no query, but may be a button.
  const std::optional<Problem>& problem() const { return problem_; }

 private:
  /// Those that match, by place.
  using Marks = std::vector<bool>;

  Query() = default;
  static Parsed<Query> parse_as(std::string_view text, Strategy strategy);
  Matches concluded(const Nodes& nodes, const Marks& marks, Winner winner) const;
  std::optional<Matches> tried(const Nodes& nodes, const Marks& marks, Winner winner) const;
  Matches match_automatically(const Nodes& nodes) const;
  Matches match_plain(const Nodes& nodes, std::string_view words) const;
  Matches match_condition(const Nodes& nodes) const;

  std::string text_;
  Strategy strategy_ = Strategy::automatic;
  /// Of the text without its number.
  std::string words_;
  std::optional<std::size_t> number_;
  /// Absent where the text alone decides.
  std::optional<Condition> condition_;
  bool is_plain_ = false;
  std::optional<Problem> problem_;
  std::optional<Path> path_;
  std::optional<Pattern> pattern_;
};

}  // namespace offhand::query
