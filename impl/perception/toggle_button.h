#pragma once

#include <algorithm>

#include "platform/api/tree.h"

namespace offhand {

/// Whether a button stays down once it is pressed, and comes up again. One that is up has no state that says so: then
/// AT-SPI has a role of its own for it, and other platforms say that it can be toggled.
inline bool is_toggle_button(const platform::Node& node) {
  if (node.states.contains(ElementState::pressed)) return true;
  if (node.role != Role::button) return false;
  return node.platform_role == "toggle button" ||
         std::ranges::find(node.actions, to_string(NodeAction::toggle)) != node.actions.end();
}

}  // namespace offhand
