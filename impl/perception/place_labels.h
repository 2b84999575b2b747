#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "impl/perception/snapshot.h"

namespace offhand {

/// For each element the text that labels it by its position: a field without a name gets the text ending in a colon
/// that is before it in its row, or right above it, unless another control is as near. Users read forms this way, but
/// toolkits report a label only if the program set the relation. `among`: the elements to consider, one entry each.
std::vector<std::optional<std::size_t>> labels_by_place(const Snapshot& snapshot, const std::vector<bool>& among);

}  // namespace offhand
