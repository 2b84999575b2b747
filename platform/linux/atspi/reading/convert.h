#pragma once

#include "platform/api/node_attributes.h"
#include "platform/api/tree.h"
#include "platform/linux/atspi/reading/reader.h"
#include "platform/linux/atspi/reading/root_pane.h"

namespace offhand::platform::atspi {

/// Converts the read nodes to the form of the facet: depth first, parents before their children, bounds relative to the
/// window. `pane` is what was known of the window's root pane before, and receives what is known now: a part of a window
/// tells nothing of it. `attributes` receives what single nodes have besides.
platform::Tree make_tree(TreeReader& reader, Toolkit toolkit, const WindowFacts& facts, RootPane& pane,
                         AttributesByNode& attributes);

/// What an object of a window is. GTK 4 says of windows whose class names no role, such as its dialogs for files, that
/// they only lay out.
Role role_in_window(const Accessible& item, const WindowFacts& facts);

/// The states, completed by what only the bounds show: GTK 4 never reports that a node does not show.
States states_in_window(StateBits bits, std::uint32_t role, Toolkit toolkit, const std::optional<Bounds>& bounds,
                        const WindowFrame& frame);

}  // namespace offhand::platform::atspi
