#pragma once

#include <functional>
#include <optional>

#include "platform/api/tree.h"

namespace offhand {

using NodeTest = std::function<bool(const platform::NodeHandle& node, const platform::NodeIdentity& now)>;

/// The first of a node and those that hold it, from the inside out, that is so: as their application tells now, for a
/// snapshot may be outdated. Empty: none is, one of them is gone, or they are nested without end.
std::optional<platform::NodeHandle> first_upwards(platform::AccessibilityTree& tree, const platform::WindowInfo& window,
                                                  const platform::NodeHandle& node, const platform::Limits& limits,
                                                  const NodeTest& is_it);

}  // namespace offhand
