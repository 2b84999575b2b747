#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "impl/perception/snapshot.h"
#include "offhand/cup/envelope.h"

namespace offhand {

/// Appends a window's tree to `nodes`, without ids: one node for each element, in their order. Names are those of
/// shown_name(). `platform`: as envelopes name it.
void append_nodes(std::vector<cup::Node>& nodes, const Snapshot& snapshot, std::string_view platform);

/// A window of which no tree could be read, as one node.
cup::Node node_of_window(const platform::WindowInfo& window, std::string why);

/// As envelopes list it.
cup::Window listed_window(const platform::WindowInfo& window);

}  // namespace offhand
