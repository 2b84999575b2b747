#pragma once

#include <vector>

#include "impl/perception/snapshot.h"
#include "offhand/cup/envelope.h"
#include "platform/api/node_attributes.h"

namespace offhand {

/// What few elements have besides, one entry each: by what was read of the tree, and by what its platform tells of
/// single nodes (`told`; null: nothing). What the protocol has no form for is left out.
std::vector<Rare<cup::Attributes>> attributes_of(const Snapshot& snapshot, const platform::AttributesOfWindow& told);

}  // namespace offhand
