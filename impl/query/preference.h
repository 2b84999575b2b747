#pragma once

#include <cstddef>
#include <vector>

#include "impl/query/nodes.h"

namespace offhand::query {

/// The places that are marked, without those that nobody means beside the others: what is hidden beside what is not,
/// what merely says or holds something beside what can be acted on, and parts of a match beside it.
std::vector<std::size_t> meant(const Nodes& nodes, const std::vector<bool>& marks);

}  // namespace offhand::query
