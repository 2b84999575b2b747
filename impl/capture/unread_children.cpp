#include "impl/capture/unread_children.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace offhand {
namespace {

using platform::Node;

/// Of a sheet more are told than anybody counts.
constexpr std::int64_t most_counted = std::numeric_limits<std::int32_t>::max();

bool is_upright(const Node& bar) { return bar.bounds && bar.bounds->height > bar.bounds->width; }

/// Whether a list is known to show its beginning: the scroll bar beside it, or in it, is at its start.
bool shows_beginning(const Snapshot& snapshot, std::size_t list) {
  const auto parent = snapshot.elements[list].node.parent;
  return std::ranges::any_of(snapshot.elements, [&](const SnapshotElement& element) {
    const auto& bar = element.node;
    const bool is_its = bar.parent >= 0 && (bar.parent == parent || bar.parent == static_cast<int>(list));
    return bar.role == Role::scrollbar && is_its && is_upright(bar) && bar.has_value && bar.value == "0";
  });
}

}  // namespace

std::vector<cup::Unread> unread_children(const Snapshot& snapshot, std::size_t first) {
  std::vector<std::int64_t> read(snapshot.elements.size(), 0);
  for (const auto& element : snapshot.elements)
    if (element.node.parent >= 0) ++read[static_cast<std::size_t>(element.node.parent)];
  std::vector<cup::Unread> unread;
  for (std::size_t i = 0; i < snapshot.elements.size(); ++i) {
    const auto left = std::min(snapshot.elements[i].node.children_told - read[i], most_counted);
    if (left <= 0) continue;
    // Where among its like each of them lies is not told.
    const auto above = shows_beginning(snapshot, i) ? 0 : left / 2;
    unread.push_back({.node = static_cast<std::uint32_t>(first + i),
                      .items = {static_cast<std::uint32_t>(above), static_cast<std::uint32_t>(left - above), 0, 0}});
  }
  return unread;
}

}  // namespace offhand
