#pragma once

#include <vector>

#include "impl/perception/snapshot.h"
#include "offhand/cup/envelope.h"

namespace offhand {

/// What the elements of a snapshot can be asked for in the words of the Computer Use Protocol, one entry each: by what
/// they are, the states they are in and what their toolkits offer, whose own names are in none.
std::vector<cup::Actions> offered_actions(const Snapshot& snapshot);

}  // namespace offhand
