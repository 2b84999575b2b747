#include "impl/perception/difference.h"

#include <fmt/format.h>

#include <unordered_map>

#include "impl/perception/render.h"

namespace offhand {
namespace {

using platform::Node;

/// 0 is the window itself.
std::int64_t parent_index(const Snapshot& snapshot, const SnapshotElement& element) {
  const int parent = element.node.parent;
  return parent < 0 ? 0 : snapshot.elements[static_cast<std::size_t>(parent)].index;
}

bool same_bounds(const Node& one, const Node& other) {
  if (one.bounds.has_value() != other.bounds.has_value()) return false;
  return !one.bounds || (one.bounds->x == other.bounds->x && one.bounds->y == other.bounds->y &&
                         one.bounds->width == other.bounds->width && one.bounds->height == other.bounds->height);
}

bool same_range(const Node& one, const Node& other) {
  if (one.range.has_value() != other.range.has_value()) return false;
  return !one.range || (one.range->minimum == other.range->minimum && one.range->maximum == other.range->maximum);
}

bool holds_and_offers_the_same(const Node& one, const Node& other) {
  return one.has_value == other.has_value && one.value == other.value && one.actions == other.actions &&
         same_range(one, other);
}

bool says_the_same(const Node& one, const Node& other) {
  const bool is_comparable = !one.is_outline && !other.is_outline;
  return one.role == other.role && one.name == other.name && one.description == other.description &&
         one.states == other.states && same_bounds(one, other) &&
         (!is_comparable || holds_and_offers_the_same(one, other));
}

/// The lines of a snapshot by element index, without their position.
std::unordered_map<std::int64_t, std::string> lines_of(const Snapshot& snapshot, const View& view) {
  std::unordered_map<std::int64_t, std::string> lines;
  for (const ViewLine& line : view.lines)
    lines.emplace(snapshot.elements[line.element].index, render_line(snapshot, line));
  return lines;
}

/// " in [12]": the line of its nearest shown ancestor.
std::string window_relations(const Snapshot& snapshot, const std::unordered_map<std::int64_t, std::string>& lines,
                             std::size_t element) {
  for (int above = snapshot.elements[element].node.parent; above >= 0;
       above = snapshot.elements[static_cast<std::size_t>(above)].node.parent) {
    const auto index = snapshot.elements[static_cast<std::size_t>(above)].index;
    if (lines.contains(index)) return fmt::format(" in [{}]", index);
  }
  return {};
}

}  // namespace

Difference difference(const Snapshot& before, const Snapshot& after) {
  Difference result;
  if (before.elements.is_same_as(after.elements)) return result;
  for (std::size_t i = 0; i < after.elements.size(); ++i) {
    const auto& now = after.elements[i];
    const auto* then = before.find(now.index);
    if (then == nullptr) {
      result.added.push_back(i);
    } else if (!says_the_same(then->node, now.node) || parent_index(before, *then) != parent_index(after, now)) {
      result.changed.push_back(i);
    }
  }
  if (after.cut_short) return result;
  for (const auto& then : before.elements) {
    if (after.find(then.index) == nullptr) result.removed.push_back(then.index);
  }
  return result;
}

std::vector<ElementChange> changes_that_show(const Snapshot& before, const Snapshot& after) {
  if (before.elements.is_same_as(after.elements)) return {};
  const auto view_before = view_of(before, showing(before));
  const auto view_after = view_of(after, showing(after));
  const auto lines_before = lines_of(before, view_before);
  const auto lines_after = lines_of(after, view_after);
  std::vector<ElementChange> changes;
  for (const ViewLine& line : view_after.lines) {
    const auto index = after.elements[line.element].index;
    const auto& now = lines_after.at(index);
    const auto then = lines_before.find(index);
    if (then == lines_before.end()) {
      changes.push_back({ElementChangeKind::added, index, now + window_relations(after, lines_after, line.element)});
    } else if (then->second != now) {
      changes.push_back({ElementChangeKind::changed, index, now});
    }
  }
  if (after.cut_short) return changes;
  for (const ViewLine& line : view_before.lines) {
    const auto& gone = before.elements[line.element];
    if (!lines_after.contains(gone.index))
      changes.push_back({ElementChangeKind::removed, gone.index, short_line(gone)});
  }
  return changes;
}

std::string render_difference(const Snapshot& before, const Snapshot& after) {
  auto text = fmt::format("Since snapshot {}:\n", before.id);
  const auto changes = changes_that_show(before, after);
  if (changes.empty()) text += "nothing that shows changed\n";
  for (const auto& change : changes) text += fmt::format("{} {}\n", to_string(change.change), change.line);
  return text;
}

}  // namespace offhand
