#pragma once

#include <optional>
#include <vector>

#include "codegen/runtime/error.h"
#include "generated/types/action.h"

namespace offhand {

/// Says of each side effect that was not put back what ends it: "lost for 41 ms" alone reads as if it was over.
void say_what_ends(std::optional<std::vector<SideEffect>>& effects);

/// An error that says what the user lost while the action was tried, as a reply would.
Error with_side_effects(Error error, std::optional<std::vector<SideEffect>> effects);

}  // namespace offhand
