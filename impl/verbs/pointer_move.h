#pragma once

#include "codegen/runtime/error.h"
#include "impl/session/scope.h"
#include "impl/target/target.h"
#include "platform/api/user_desk.h"

namespace offhand {

/// Moves the user's own pointer to a point of the screen, where it stays: nothing is pressed that had to be undone.
/// Where it is then, by what the screen says.
Result<platform::ScreenPoint> move_pointer(const Scope& scope, const PointTarget& to);

}  // namespace offhand
