#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "impl/perception/snapshot.h"

namespace offhand {

/// A query that finds this element again, also in another session: by its role and what it is called, with the number
/// among its like where there are several. A drop-down that is called what is chosen in it counts as without a name.
/// Empty: it is called nothing, or no such query finds it.
std::optional<std::string> durable_query(const Snapshot& snapshot, std::size_t place);

}  // namespace offhand
