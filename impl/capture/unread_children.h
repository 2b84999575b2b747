#pragma once

#include <cstddef>
#include <vector>

#include "impl/cup/unread.h"
#include "impl/perception/snapshot.h"

namespace offhand {

/// What the elements of a window told of and was not read; they are in a tree from `first` on.
std::vector<cup::Unread> unread_children(const Snapshot& snapshot, std::size_t first);

}  // namespace offhand
