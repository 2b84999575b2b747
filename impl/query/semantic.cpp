#include "impl/query/semantic.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <optional>
#include <string>
#include <utility>

#include "impl/base/fold_case.h"
#include "impl/query/evaluate.h"
#include "impl/query/node_words.h"
#include "impl/query/synonyms.h"

namespace offhand::query {
namespace {

using Marks = std::vector<bool>;
using Words = std::vector<std::string>;

/// A sentence of more words than this is no description of an element.
constexpr std::size_t most_words = 24;
/// A shorter word is not taken for the beginning of another.
constexpr std::size_t least_beginning = 4;

/// Letters and digits of each word, case-folded; bytes beyond ASCII are letters.
Words words_of(std::string_view text) {
  Words words;
  std::string word;
  for (const char c : fold_case(text)) {
    const auto byte = static_cast<unsigned char>(c);
    const bool belongs = byte >= 0x80 || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (belongs) {
      word += c;
    } else if (!word.empty()) {
      words.push_back(std::exchange(word, {}));
    }
  }
  if (!word.empty()) words.push_back(std::move(word));
  return words;
}

enum class Direction { beside, below, above };

struct Relation {
  Direction direction = Direction::beside;
  /// What stands before the word of the relation, and after it.
  Words before;
  Words after;
};

struct RelationWord {
  std::string_view word;
  Direction direction;
};
constexpr auto relation_words = std::to_array<RelationWord>({{"beside", Direction::beside},
                                                             {"next", Direction::beside},
                                                             {"near", Direction::beside},
                                                             {"labelled", Direction::beside},
                                                             {"labeled", Direction::beside},
                                                             {"below", Direction::below},
                                                             {"under", Direction::below},
                                                             {"underneath", Direction::below},
                                                             {"above", Direction::above},
                                                             {"over", Direction::above}});

/// The words around the first one that places an element by another.
std::optional<Relation> relation_in(const Words& words) {
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    const auto* const found = std::ranges::find(relation_words, std::string_view(words[i]), &RelationWord::word);
    if (found == relation_words.end()) continue;
    const auto middle = words.begin() + static_cast<std::ptrdiff_t>(i);
    Relation relation{found->direction, Words(words.begin(), middle), Words(middle + 1, words.end())};
    // "next to the", "labelled with".
    const auto is_small = [](const std::string& word) { return is_link(word) || is_article(word); };
    while (relation.after.size() > 1 && is_small(relation.after.front())) relation.after.erase(relation.after.begin());
    return relation;
  }
  return std::nullopt;
}

bool says(const Words& held, std::string_view wanted) {
  return std::ranges::any_of(held, [&](const std::string& word) {
    const bool begins = wanted.size() >= least_beginning && word.starts_with(wanted);
    return word == wanted || begins || are_synonyms(word, wanted);
  });
}

/// What is to be found: a role, and words that say which.
struct Description {
  std::optional<std::string> role = {};
  Words words = {};
  bool has_article = false;
};

/// How many words from there name a role: two together may, as "text box".
std::size_t words_of_role(const Words& words, std::size_t at) {
  if (at + 1 < words.size() && names_a_role(words[at] + words[at + 1])) return 2;
  return names_a_role(words[at]) ? 1 : 0;
}

/// Where the description begins behind a request: "please click on the", "press ... button".
std::size_t after_request(const Words& words) {
  std::size_t at = words.front() == "please" ? 1 : 0;
  if (at + 1 >= words.size() || !is_request(words[at])) return at;
  const std::size_t next = at + 2 < words.size() && words[at + 1] == "on" ? at + 2 : at + 1;
  const bool is_sentence = is_article(words[next]) || names_a_role(words.back());
  return is_sentence ? next : at;
}

/// The first word that names a role is one. Small words are left out only where a sentence has them: an article before
/// the name, "for" after the role, "and" between two words. Any other belongs to a name, which is another one without
/// it: "Sign in", "In details", "Find next".
Description described(const Words& words) {
  Description description;
  if (words.empty()) return description;
  bool is_after_role = false;
  for (std::size_t i = after_request(words); i < words.size(); ++i) {
    const auto& word = words[i];
    const bool is_last = i + 1 == words.size();
    const bool begins_name = description.words.empty() && !is_last && is_article(word);
    if (begins_name || (word == "the" && !is_last)) {
      description.has_article = true;
      continue;
    }
    if (is_after_role && is_link(word)) continue;
    if (word == "and" && !description.words.empty() && !is_last) continue;
    if (word == "element" && is_last && description.has_article) continue;
    const auto count = description.role ? 0 : words_of_role(words, i);
    is_after_role = count > 0;
    if (count == 0) {
      description.words.push_back(word);
      continue;
    }
    description.role = count == 2 ? word + words[i + 1] : word;
    i += count - 1;
  }
  return description;
}

Words words_said_of(const Nodes& nodes, std::size_t place) {
  auto held = words_of(nodes[place].name);
  for (auto& word : words_of(nodes[place].description)) held.push_back(std::move(word));
  if (held.empty() || !nodes.identifier(place).empty()) {
    for (auto& word : words_of(nodes.identifier(place))) held.push_back(std::move(word));
  }
  return held;
}

/// All wanted words have to be said; the fewer others are said besides, the better.
std::vector<bool> by_words(const Nodes& nodes, const Description& wanted) {
  constexpr auto none = std::numeric_limits<std::size_t>::max();
  std::vector<std::size_t> others(nodes.size(), none);
  std::size_t fewest = none;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (nodes[i].name.empty() && nodes[i].description.empty() && nodes.identifier(i).empty()) continue;
    if (wanted.role && !is_role(nodes[i], *wanted.role)) continue;
    const auto says_all = [&](const Words& held) {
      return std::ranges::all_of(wanted.words, [&](const std::string& word) { return says(held, word); });
    };
    // A button that says more of itself than the text in it is no worse a match by its name.
    auto held = words_of(nodes[i].name);
    if (!says_all(held)) held = words_said_of(nodes, i);
    if (!says_all(held)) continue;
    others[i] = held.size() - std::min(held.size(), wanted.words.size());
    fewest = std::min(fewest, others[i]);
  }
  Marks marks(nodes.size());
  for (std::size_t i = 0; i < marks.size(); ++i) marks[i] = fewest != none && others[i] == fewest;
  return marks;
}

/// How far an element lies from a label in a direction, in pixels; empty: it does not lie there.
std::optional<std::int64_t> distance(const Bounds& label, const Bounds& element, Direction direction) {
  const auto gap = [](std::int64_t end, std::int64_t begin) { return std::max<std::int64_t>(0, begin - end); };
  const bool in_row = element.y < label.y + label.height && label.y < element.y + element.height;
  const bool in_column = element.x < label.x + label.width && label.x < element.x + element.width;
  const auto right = label.x + label.width;
  const auto bottom = label.y + label.height;
  switch (direction) {
    case Direction::beside:
      if (!in_row) return std::nullopt;
      return gap(right, element.x) + gap(element.x + element.width, label.x);
    case Direction::below:
      return in_column && element.y >= bottom ? std::optional(gap(bottom, element.y)) : std::nullopt;
    case Direction::above:
      return in_column && element.y + element.height <= label.y
                 ? std::optional(gap(element.y + element.height, label.y))
                 : std::nullopt;
  }
  return std::nullopt;
}

bool is_wanted(const Nodes& nodes, std::size_t place, const Description& wanted) {
  const auto& node = nodes[place];
  if (wanted.role ? !is_role(node, *wanted.role) : !has(node.role, RoleTrait::control)) return false;
  const auto held = words_said_of(nodes, place);
  return std::ranges::all_of(wanted.words, [&](const std::string& word) { return says(held, word); });
}

/// The nearest one in that direction of anything that is called by the words after. What shows and what does not, such
/// as what a page was scrolled past, are not laid out beside each other.
std::vector<bool> by_relation(const Nodes& nodes, const Relation& relation, bool among_shown) {
  const auto labels = by_words(nodes, {.words = relation.after});
  const auto wanted = described(relation.before);
  auto nearest = std::numeric_limits<std::int64_t>::max();
  Marks marks(nodes.size());
  for (std::size_t label = 0; label < nodes.size(); ++label) {
    if (!labels[label] || !nodes[label].bounds || shows(nodes[label]) != among_shown) continue;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      const auto& node = nodes[i];
      if (i == label || nodes.entry(i).tree != nodes.entry(label).tree || !node.bounds) continue;
      if (shows(node) != among_shown || node.states.contains(ElementState::hidden)) continue;
      const auto far = distance(*nodes[label].bounds, *node.bounds, relation.direction);
      if (!far || *far > nearest || !is_wanted(nodes, i, wanted)) continue;
      if (*far < nearest) marks.assign(nodes.size(), false);
      nearest = *far;
      marks[i] = true;
    }
  }
  return marks;
}

}  // namespace

std::vector<bool> meant_by_words(const Nodes& nodes, std::string_view text) {
  const auto words = words_of(text);
  Marks none(nodes.size());
  if (words.empty() || words.size() > most_words) return none;
  if (const auto relation = relation_in(words)) {
    for (const bool among_shown : {true, false}) {
      auto marks = by_relation(nodes, *relation, among_shown);
      if (any_of(marks)) return marks;
    }
  }
  auto wanted = described(words);
  if (!wanted.words.empty()) return by_words(nodes, wanted);
  // A role alone may be a title that is not there: "Dialog". "The dialog" is none.
  if (!wanted.role || !wanted.has_article) return none;
  Marks marks(nodes.size());
  for (std::size_t i = 0; i < nodes.size(); ++i) marks[i] = is_role(nodes[i], *wanted.role);
  return marks;
}

}  // namespace offhand::query
