#pragma once

#include <string_view>
#include <vector>

#include "generated/support/patterns.h"
#include "impl/perception/snapshot.h"

namespace offhand::patterns {

/// Whether what is in a field is hidden.
bool is_password(const platform::Node& node);

using Elements = std::vector<const SnapshotElement*>;

/// Those of a window that can be seen.
Elements shown_elements(const Snapshot& snapshot);

/// Of each dialog that lies in no other one: itself, and what can be seen in it. A window that is a dialog is the only
/// one.
std::vector<Elements> dialogs_in(const Snapshot& snapshot);

/// Those of a kind; where words are given, only those that are called by one of them.
Elements counted_in(const Snapshot& snapshot, const Elements& among, CountedKind counted, std::string_view called);

}  // namespace offhand::patterns
