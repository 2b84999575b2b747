#pragma once

#include "codegen/runtime/error.h"
#include "generated/types/action.h"
#include "generated/types/ax.h"

namespace offhand {
class Call;
struct Target;
}  // namespace offhand

namespace offhand::tools::ax {

/// A click on an element or a point, as the tools of this set name its kinds.
Result<ActionResult> click(Call& call, const Target& target, ClickType type);

}  // namespace offhand::tools::ax
