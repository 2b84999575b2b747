#pragma once

#include <string>
#include <vector>

#include "impl/perception/snapshot.h"

namespace offhand {

/// Which elements contain `query` in name, description, value or role, in any case of any script.
std::vector<bool> matching(const Snapshot& snapshot, const std::string& query);

/// Those, and what they lie in.
std::vector<bool> with_ancestors(const Snapshot& snapshot, std::vector<bool> elements);

}  // namespace offhand
