#pragma once

#include <cstdint>

#include "codegen/runtime/error.h"
#include "impl/perception/perception.h"
#include "impl/session/scope.h"

namespace offhand {

/// An element of a window that the session was shown and that is only to be read; `unknown_element`, `stale_element`.
Result<SnapshotElement> shown_element(const Scope& scope, Perception& perception, const platform::WindowInfo& window,
                                      std::int64_t index);

}  // namespace offhand
