#pragma once

#include <string>
#include <vector>

#include "impl/perception/snapshot.h"

namespace offhand {

/// Which elements contain `query` in their name, description, value or role, ignoring case in every script.
std::vector<bool> matching(const Snapshot& snapshot, const std::string& query);

/// Adds the ancestors of these elements.
std::vector<bool> with_ancestors(const Snapshot& snapshot, std::vector<bool> elements);

}  // namespace offhand
