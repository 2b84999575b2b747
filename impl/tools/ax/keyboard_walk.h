#pragma once

#include <string>
#include <tl/expected.hpp>

#include "impl/audit/focus_walk.h"
#include "impl/perception/snapshot.h"

namespace offhand {
class Call;
}

namespace offhand::tools::ax {

/// Walks the focus of a window by Tab where that disturbs nobody, and gives it back; otherwise why not. The keys are
/// calls of their own, so that they wait for the window, for the user and for policy as every action does.
tl::expected<audit::FocusWalk, std::string> walk_keyboard(Call& call, const Snapshot& snapshot);

}  // namespace offhand::tools::ax
