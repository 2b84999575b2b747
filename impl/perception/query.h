#pragma once

#include <string>
#include <vector>

#include "impl/perception/snapshot.h"

namespace offhand {

/// Which elements contain `query` in name, description, value or role, in any case of any script, and those that these
/// lie in.
std::vector<bool> matching(const Snapshot& snapshot, const std::string& query);

}  // namespace offhand
