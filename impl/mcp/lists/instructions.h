#pragma once

#include <string>

#include "impl/dispatch/dispatcher.h"
#include "impl/dispatch/selection.h"

namespace offhand::mcp {

/// The instructions that a model reads before its first call. They name only selected tools; empty if there is nothing
/// to say.
std::string instructions(const Dispatcher& dispatcher, const Selection& selection);

}  // namespace offhand::mcp
