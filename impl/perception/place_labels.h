#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "impl/perception/snapshot.h"

namespace offhand {

/// For each element the text that labels it by where it stands: a field without a name has the words before it in its
/// row, or right above it, that end with a colon, where no other control is as near. So people read a form; toolkits
/// tell it only where a program tied its words to its fields. `among`: the elements to consider, one entry each.
std::vector<std::optional<std::size_t>> labels_by_place(const Snapshot& snapshot, const std::vector<bool>& among);

}  // namespace offhand
