#pragma once

#include "platform/api/tree.h"
#include "platform/linux/atspi/reader.h"
#include "platform/linux/atspi/root_pane.h"

namespace offhand::platform::atspi {

/// What was read, in the terms of the facet: depth first, parents before their children, bounds in the window.
/// `pane`: what was found of the window's root pane.
platform::Tree make_tree(TreeReader& reader, Toolkit toolkit, const WindowFacts& facts, RootPane& pane);

/// States with what only bounds can tell: GTK 4 never says that a node does not show.
States states_in_window(StateBits bits, std::uint32_t role, Toolkit toolkit, const std::optional<Bounds>& bounds,
                        const WindowFrame& frame);

}  // namespace offhand::platform::atspi
