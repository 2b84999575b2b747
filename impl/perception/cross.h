#pragma once

#include <string>

#include "codegen/runtime/error.h"
#include "impl/action/target.h"

namespace offhand {

class Call;

/// Writes a picture of the target's window with a cross where a click would land, to check positions by eye.
Result<void> write_cross(Call& call, const Target& target, const std::string& path);

}  // namespace offhand
