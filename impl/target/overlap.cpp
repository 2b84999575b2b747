#include "impl/target/overlap.h"

#include <algorithm>
#include <cstdint>

namespace offhand {
namespace {

/// More boxes in one place are not looked at: each costs the application some hit tests.
constexpr std::size_t most_overlaps = 3;

struct Box {
  double left;
  double top;
  double right;
  double bottom;
};

Box box_of(const Bounds& bounds, double moved_x, double moved_y) {
  const auto left = static_cast<double>(bounds.x) + moved_x;
  const auto top = static_cast<double>(bounds.y) + moved_y;
  return {left, top, left + static_cast<double>(bounds.width), top + static_cast<double>(bounds.height)};
}

bool holds(const Box& box, const PointTarget& point) {
  return point.x >= box.left && point.x < box.right && point.y >= box.top && point.y < box.bottom;
}

/// Whether an element lies in another one or is it; by their places in the reading.
bool lies_in(const Snapshot& snapshot, std::int64_t inner, std::int64_t outer) {
  while (inner > outer) inner = snapshot.elements[static_cast<std::size_t>(inner)].node.parent;
  return inner == outer;
}

/// A pixel inside each corner.
std::vector<PointTarget> corners_of(const Box& one, const Box& other) {
  const Box shared{std::max(one.left, other.left) + 1, std::max(one.top, other.top) + 1,
                   std::min(one.right, other.right) - 2, std::min(one.bottom, other.bottom) - 2};
  if (shared.left > shared.right || shared.top > shared.bottom) return {};
  return {{.x = shared.right, .y = shared.top},
          {.x = shared.right, .y = shared.bottom},
          {.x = shared.left, .y = shared.bottom},
          {.x = shared.left, .y = shared.top}};
}

}  // namespace

std::vector<Overlap> overlaps_at(const Snapshot& snapshot, const platform::NodeHandle& node, const Bounds& visible,
                                 const PointTarget& point, double moved_x, double moved_y, MayCover may_cover) {
  std::vector<Overlap> overlaps;
  const auto own = std::ranges::find(snapshot.elements, node, [](const auto& one) { return one.node.handle; });
  if (own == snapshot.elements.end()) return overlaps;
  const auto place = own - snapshot.elements.begin();
  // The innermost first: what is read later lies inside.
  for (auto at = static_cast<std::int64_t>(snapshot.elements.size()) - 1; at >= 0; --at) {
    const auto& other = snapshot.elements[static_cast<std::size_t>(at)].node;
    const auto& states = other.states;
    if (!other.bounds || states.contains(ElementState::hidden) || states.contains(ElementState::offscreen)) continue;
    const auto box = box_of(*other.bounds, moved_x, moved_y);
    if (!holds(box, point) || !may_cover(other) || lies_in(snapshot, at, place) || lies_in(snapshot, place, at))
      continue;
    auto points = corners_of(box, box_of(visible, 0, 0));
    if (!points.empty()) overlaps.push_back({other.handle, std::move(points)});
    if (overlaps.size() == most_overlaps) break;
  }
  return overlaps;
}

}  // namespace offhand
