#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "impl/perception/snapshot.h"
#include "offhand/cup/envelope.h"
#include "platform/api/node_attributes.h"

namespace offhand {

/// Appends a window's tree to `nodes`, without ids: one node for each element, in their order. Names are those of
/// shown_name(). `platform`: as envelopes name it. `told`: what it tells of single nodes; may be null.
void append_nodes(std::vector<cup::Node>& nodes, const Snapshot& snapshot, std::string_view platform,
                  const platform::AttributesOfWindow& told);

/// A window of which no tree could be read, as one node.
cup::Node node_of_window(const platform::WindowInfo& window, std::string why);

/// As envelopes list it.
cup::Window listed_window(const platform::WindowInfo& window);

}  // namespace offhand
