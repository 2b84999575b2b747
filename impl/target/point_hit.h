#pragma once

#include <optional>

#include "impl/session/scope.h"
#include "impl/target/target.h"
#include "platform/api/tree.h"

namespace offhand {

/// What lies at the target's point of a window, for the reply of an action there; empty where the application does not
/// tell within moments. Asked before the action, which may take it away.
std::optional<platform::Node> what_lies_at_point(const Scope& scope, const Target& target);

}  // namespace offhand
