#include "impl/perception/finder.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <tuple>
#include <utility>

#include "impl/base/fold_case.h"
#include "impl/query/query.h"

namespace offhand {
namespace {

using platform::Node;

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

bool holds(const SnapshotElement& element, std::string_view part) {
  const auto wanted = fold_case(part);
  const auto& node = element.node;
  return contains(fold_case(node.name), wanted) || contains(fold_case(shown_name(element)), wanted) ||
         contains(fold_case(element.label), wanted) || (node.has_value && contains(fold_case(node.value), wanted));
}

bool mentions(const SnapshotElement& element, std::string_view part) {
  const auto wanted = fold_case(part);
  const auto& node = element.node;
  return holds(element, part) || contains(fold_case(node.description), wanted) ||
         contains(to_string(node.role), wanted) || contains(fold_case(node.platform_role), wanted);
}

/// By what the default reply calls it. A label beside a name counts as the name does.
double likeness_of(const SnapshotElement& element, std::string_view wanted) {
  return std::max(
      {likeness(element.node.name, wanted), likeness(shown_name(element), wanted), likeness(element.label, wanted)});
}

/// Of what takes text, what it holds says as much as its name.
double likeness_of_query(const SnapshotElement& element, std::string_view wanted) {
  const auto& node = element.node;
  const bool is_open = node.editable_text && !node.states.contains(ElementState::protected_);
  return std::max({0.1, likeness_of(element, wanted), is_open ? likeness(node.value, wanted) : 0});
}

/// What takes text is meant by the text in it, which takes none.
void add_holders(const Snapshot& snapshot, std::vector<bool>& marks) {
  for (std::size_t i = 0; i < marks.size(); ++i) {
    const auto& node = snapshot.elements[i].node;
    const auto parent = static_cast<std::size_t>(node.parent);
    if (marks[i] && node.role == Role::text && node.parent >= 0 && snapshot.elements[parent].node.editable_text)
      marks[parent] = true;
  }
}

/// What a query means to every tool, by place, and whether what merely says its words is found beside that.
struct Meaning {
  std::vector<bool> marks = {};
  bool takes_words = false;
  std::optional<query::Problem> problem = {};
};

Meaning meaning_of(const Snapshot& snapshot, const std::string& text, query::Nodes::Identifiers identifiers,
                   Words words) {
  Meaning meaning{.marks = std::vector<bool>(snapshot.elements.size())};
  const auto query = query::Query::parse(text);
  if (!query) {
    meaning.problem = query.error();
    return meaning;
  }
  const bool is_words = query->is_plain() && !query->number();
  // What is not understood may be text all the same.
  meaning.takes_words = is_words || query->problem();
  if (is_words && words == Words::as_written) return meaning;
  const auto says_them = [&](const SnapshotElement& element) { return mentions(element, text); };
  // To be told what programs call the elements takes a question for each.
  if (is_words && std::ranges::any_of(snapshot.elements, says_them)) identifiers = nullptr;
  query::Nodes nodes(std::move(identifiers));
  nodes.begin_tree();
  for (const auto& element : snapshot.elements) nodes.add(element.node);
  const auto matches = query->match(nodes);
  for (const auto place : matches.places) meaning.marks[place] = true;
  if (is_words) add_holders(snapshot, meaning.marks);
  if (matches.total == 0) meaning.problem = query->problem();
  return meaning;
}

/// 0 if it does not match. `is_meant`: by the query; empty: what says its words matches as well.
double fitness(const SnapshotElement& element, const Selector& selector, std::optional<bool> is_meant) {
  const auto& node = element.node;
  if (selector.role && !is_role(node, *selector.role)) return 0;
  if (selector.query && !(is_meant ? *is_meant : mentions(element, *selector.query))) return 0;
  if (selector.text && !holds(element, *selector.text)) return 0;
  const auto has = [&](ElementState state) { return node.states.contains(state); };
  if (!std::ranges::all_of(selector.state, has)) return 0;
  if (!selector.name) return selector.query ? likeness_of_query(element, *selector.query) : 1;
  if (selector.exact) return node.name == *selector.name || shown_name(element) == *selector.name ? 1 : 0;
  return likeness_of(element, *selector.name);
}

}  // namespace

query::Parsed<std::vector<const SnapshotElement*>> find_elements(const Snapshot& snapshot, const Selector& selector,
                                                                 query::Nodes::Identifiers identifiers, Words words) {
  struct Match {
    bool is_meant;
    double fitness;
    /// A label that only names a field is named as that is.
    bool acts;
    bool shows;
    const SnapshotElement* element;
    auto rank() const { return std::tuple(is_meant, fitness, acts, shows); }
  };
  std::vector<Match> matches;
  const auto meaning =
      selector.query ? meaning_of(snapshot, *selector.query, std::move(identifiers), words) : Meaning{};
  for (std::size_t i = 0; i < snapshot.elements.size(); ++i) {
    const auto& element = snapshot.elements[i];
    const bool is_meant = selector.query && meaning.marks[i];
    const bool is_known = is_meant || !meaning.takes_words;
    const double fits = fitness(element, selector, is_known ? std::optional(is_meant) : std::nullopt);
    if (fits > 0) matches.push_back({is_meant, fits, can_be_acted_on(element.node), shows(element.node), &element});
  }
  if (matches.empty() && meaning.problem) return tl::unexpected(*meaning.problem);
  std::ranges::stable_sort(matches, std::greater(), &Match::rank);
  std::vector<const SnapshotElement*> found;
  for (const auto& match : matches) found.push_back(match.element);
  return found;
}

std::string describe(const Selector& selector) {
  std::string text = selector.role.value_or("element");
  if (selector.name) text += fmt::format(" \"{}\"", *selector.name);
  if (selector.text) text += fmt::format(" with the text \"{}\"", *selector.text);
  if (selector.query) text += fmt::format(" for \"{}\"", *selector.query);
  for (const auto state : selector.state) text += fmt::format(", {}", to_string(state));
  return text;
}

}  // namespace offhand
