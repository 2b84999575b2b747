#pragma once

#include <optional>

#include "codegen/runtime/error.h"
#include "generated/types/target.h"
#include "impl/action/target.h"

namespace offhand {

class Call;

/// Finds the one thing that arguments mean, locks its window and reads its identity again. Acting on a different
/// element than the one that was shown is the worst thing that can happen here, so every doubt is an error.
Result<Target> resolve(Call& call, const ElementOrPoint& target);
Result<Target> resolve(Call& call, const KeyboardTarget& target);

/// `stale_element` unless a node that was read again is the element that was shown.
Result<void> check_same(Call& call, const SnapshotElement& seen, const platform::NodeIdentity& now,
                        const platform::WindowInfo& window);

/// The window of these arguments: the one named, which must belong to `pid` if that is given, or the topmost of `pid`.
Result<platform::WindowInfo> choose_window(Call& call, std::optional<std::int64_t> pid,
                                           std::optional<std::int64_t> window_id);

}  // namespace offhand
