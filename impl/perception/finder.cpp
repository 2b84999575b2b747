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

/// Whether UTF-8 begins with a dash, a quotation mark, "…" or the like: U+2000 to U+206F.
bool is_typographic(std::string_view text) {
  if (text.size() < 3 || !text.starts_with('\xe2')) return false;
  return text[1] == '\x80' || (text[1] == '\x81' && static_cast<unsigned char>(text[2]) < 0xb0);
}

/// Case-folded, letters and digits only, so that "Push Button" equals "push_button" and "Save as…" equals "save as".
std::string bare(std::string_view text) {
  const auto folded = fold_case(text);
  std::string out;
  for (std::size_t i = 0; i < folded.size(); ++i) {
    const auto byte = static_cast<unsigned char>(folded[i]);
    if (is_typographic(std::string_view(folded).substr(i))) {
      i += 2;
    } else if (byte >= 0x80 || std::isalnum(byte) != 0) {
      out += folded[i];
    }
  }
  return out;
}

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

/// The edit distance in bytes.
std::size_t distance(std::string_view one, std::string_view other) {
  std::vector<std::size_t> row(other.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= one.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i);
    for (std::size_t j = 1; j <= other.size(); ++j) {
      const std::size_t change = diagonal + (one[i - 1] == other[j - 1] ? 0 : 1);
      diagonal = std::exchange(row[j], std::min({row[j] + 1, row[j - 1] + 1, change}));
    }
  }
  return row.back();
}

/// A longer text is not a mistyped name.
constexpr std::size_t longest_mistyped = 64;
/// Allows one mistake in five letters.
constexpr double least_likeness = 0.8;

double mistyped(std::string_view name, std::string_view wanted) {
  const auto longer = std::max(name.size(), wanted.size());
  if (longer == 0 || longer > longest_mistyped) return 0;
  const double alike = 1 - static_cast<double>(distance(name, wanted)) / static_cast<double>(longer);
  return alike >= least_likeness ? alike : 0;
}

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

double likeness(std::string_view name, std::string_view wanted) {
  if (name == wanted) return 1;
  if (fold_case(name) == fold_case(wanted)) return 0.98;
  const auto bare_name = bare(name);
  const auto bare_wanted = bare(wanted);
  if (bare_name.empty() || bare_wanted.empty()) return 0;
  if (bare_name == bare_wanted) return 0.96;
  if (bare_name.starts_with(bare_wanted)) return 0.9;
  if (contains(bare_name, bare_wanted)) return 0.85;
  return 0.8 * mistyped(bare_name, bare_wanted);
}

bool is_role(const Node& node, std::string_view word) {
  const auto wanted = bare(word);
  if (wanted == to_string(node.role)) return true;
  const auto platform_role = bare(node.platform_role);
  return wanted == platform_role || is_role_synonym(wanted, node.role, platform_role);
}

bool shows(const Node& node) {
  return !node.states.contains(ElementState::hidden) && !node.states.contains(ElementState::offscreen) &&
         (!node.bounds || (node.bounds->width > 0 && node.bounds->height > 0));
}

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
