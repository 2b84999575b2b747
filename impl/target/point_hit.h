#pragma once

#include <optional>

#include "impl/session/scope.h"
#include "impl/target/target.h"
#include "platform/api/tree.h"

namespace offhand {

/// The node at the target's point of a window, for the reply of an action there; empty where the application does not
/// answer quickly. Asked before the action, which may remove the node.
std::optional<platform::Node> what_lies_at_point(const Scope& scope, const Target& target);

}  // namespace offhand
