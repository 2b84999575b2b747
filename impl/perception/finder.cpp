#include "impl/perception/finder.h"

#include <fmt/format.h>

#include <algorithm>
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

/// What a query means that is more than words; empty: it is words.
std::optional<std::vector<bool>> meant_by(const Snapshot& snapshot, const Selector& selector,
                                          query::Nodes::Identifiers identifiers) {
  if (!selector.query) return std::nullopt;
  const auto query = query::Query::parse(*selector.query);
  if (!query || query->problem() || query->is_plain()) return std::nullopt;
  query::Nodes nodes(std::move(identifiers));
  nodes.begin_tree();
  for (const auto& element : snapshot.elements) nodes.add(element.node);
  std::vector<bool> marks(nodes.size());
  for (const auto place : query->match(nodes).places) marks[place] = true;
  return marks;
}

/// 0 if it does not match. `is_meant`: by a query that is more than words.
double fitness(const SnapshotElement& element, const Selector& selector, std::optional<bool> is_meant) {
  const auto& node = element.node;
  if (selector.role && !is_role(node, *selector.role)) return 0;
  if (is_meant ? !*is_meant : selector.query && !mentions(element, *selector.query)) return 0;
  if (selector.text && !holds(element, *selector.text)) return 0;
  const auto has = [&](ElementState state) { return node.states.contains(state); };
  if (!std::ranges::all_of(selector.state, has)) return 0;
  if (!selector.name) return selector.query ? std::max(0.1, likeness_of(element, *selector.query)) : 1;
  if (selector.exact) return node.name == *selector.name || shown_name(element) == *selector.name ? 1 : 0;
  return likeness_of(element, *selector.name);
}

}  // namespace

std::vector<const SnapshotElement*> find_elements(const Snapshot& snapshot, const Selector& selector,
                                                  query::Nodes::Identifiers identifiers) {
  struct Match {
    double fitness;
    bool shows;
    const SnapshotElement* element;
  };
  std::vector<Match> matches;
  const auto meant = meant_by(snapshot, selector, std::move(identifiers));
  for (std::size_t i = 0; i < snapshot.elements.size(); ++i) {
    const auto& element = snapshot.elements[i];
    const double fits = fitness(element, selector, meant ? std::optional<bool>((*meant)[i]) : std::nullopt);
    if (fits > 0) matches.push_back({fits, shows(element.node), &element});
  }
  std::ranges::stable_sort(matches, [](const Match& one, const Match& other) {
    return std::pair(one.fitness, one.shows) > std::pair(other.fitness, other.shows);
  });
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
