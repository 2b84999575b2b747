#pragma once

#include <string>

#include "generated/tools/desktop/get_window_state.h"
#include "impl/perception/snapshot.h"
#include "impl/tools/call.h"

namespace offhand::tools::desktop {

/// Whether the reply is structured content, and not lines for a model to read.
bool is_structured(const GetWindowStateArgs& args);

/// What of the desk one has to know before acting on the window: what blocks it, what is new, where the focus is.
Result<void> look_around(Call& call, const Snapshot& snapshot, GetWindowStateResult& state);

/// Tells the tree as the call asks for it: as lines, which it returns, and in the result. `before` is the snapshot that
/// the call names in `since`, if the session still has it.
std::string tell_tree(Call& call, const GetWindowStateArgs& args, const Snapshot& snapshot, const SnapshotPtr& before,
                      GetWindowStateResult& state);

}  // namespace offhand::tools::desktop
