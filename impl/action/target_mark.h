#pragma once

#include <string>

#include "codegen/runtime/error.h"
#include "impl/session/scope.h"
#include "impl/target/target.h"

namespace offhand {

/// Writes a picture of the target's window with a cross where a click would land to `file`, to check positions by eye.
Result<void> write_target_mark(const Scope& scope, const Target& target, const std::string& file);

}  // namespace offhand
