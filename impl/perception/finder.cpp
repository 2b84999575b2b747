#include "impl/perception/finder.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <numeric>
#include <utility>

#include "impl/base/fold_case.h"

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

/// 0 if it does not match.
double fitness(const SnapshotElement& element, const Selector& selector) {
  const auto& node = element.node;
  if (selector.role && !is_role(node, *selector.role)) return 0;
  if (selector.query && !mentions(element, *selector.query)) return 0;
  if (selector.text && !holds(element, *selector.text)) return 0;
  const auto has = [&](ElementState state) { return node.states.contains(state); };
  if (!std::ranges::all_of(selector.state, has)) return 0;
  if (!selector.name) return selector.query ? std::max(0.1, likeness_of(element, *selector.query)) : 1;
  if (selector.exact) return node.name == *selector.name || shown_name(element) == *selector.name ? 1 : 0;
  return likeness_of(element, *selector.name);
}

}  // namespace

std::vector<const SnapshotElement*> find_elements(const Snapshot& snapshot, const Selector& selector) {
  struct Match {
    double fitness;
    bool shows;
    const SnapshotElement* element;
  };
  std::vector<Match> matches;
  for (const auto& element : snapshot.elements)
    if (const double fits = fitness(element, selector); fits > 0)
      matches.push_back({fits, shows(element.node), &element});
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
