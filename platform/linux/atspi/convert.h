#pragma once

#include "platform/api/tree.h"
#include "platform/linux/atspi/reader.h"

namespace offhand::platform::atspi {

/// What was read, in the terms of the facet: depth first, parents before their children, bounds in the window.
/// `pane_offset`: of the window's root pane, see offset_of_root_pane.
platform::Tree make_tree(TreeReader& reader, Toolkit toolkit, const WindowFacts& facts, Offset& pane_offset);

/// States with what only bounds can tell: GTK 4 never says that a node does not show.
States states_in_window(StateBits bits, std::uint32_t role, Toolkit toolkit, const std::optional<Bounds>& bounds,
                        const WindowFrame& frame);

}  // namespace offhand::platform::atspi
