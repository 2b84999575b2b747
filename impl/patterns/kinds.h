#pragma once

#include <string_view>
#include <vector>

#include "generated/support/patterns.h"
#include "impl/perception/snapshot.h"

namespace offhand::patterns {

/// Whether what is in a field is hidden.
bool is_password(const platform::Node& node);

/// The elements of a kind that can be seen; where words are given, only those that are called by one of them.
std::vector<const SnapshotElement*> counted_in(const Snapshot& snapshot, CountedKind counted, std::string_view called);

}  // namespace offhand::patterns
