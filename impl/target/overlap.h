#pragma once

#include <vector>

#include "impl/perception/snapshot.h"
#include "impl/target/target.h"

namespace offhand {

/// An element whose box holds a point of another one, and points of both where it is to be asked for.
struct Overlap {
  platform::NodeHandle handle;
  std::vector<PointTarget> points;
};

/// Whether an element may be what lies over another one.
using MayCover = bool (*)(const platform::Node& node);

/// What may lie over a node at a point of it, as far as a reading tells: boxes that hold the point, of elements that
/// neither hold the node nor lie in it. The points lie at the corners of what both share, where there are no words of
/// either: Chromium answers a hit test on words of a button or an option by guessing from boxes. `visible`: the part of
/// the node that shows, in pixels of the window; `moved_x`, `moved_y`: how far the node is now from where it was read.
std::vector<Overlap> overlaps_at(const Snapshot& snapshot, const platform::NodeHandle& node, const Bounds& visible,
                                 const PointTarget& point, double moved_x, double moved_y, MayCover may_cover);

}  // namespace offhand
