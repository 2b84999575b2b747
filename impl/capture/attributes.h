#pragma once

#include <vector>

#include "impl/perception/snapshot.h"
#include "offhand/cup/envelope.h"

namespace offhand {

/// What few elements have besides, one entry each, by what was read of the tree.
std::vector<Rare<cup::Attributes>> attributes_of(const Snapshot& snapshot);

}  // namespace offhand
