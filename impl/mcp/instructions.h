#pragma once

#include <string>

#include "impl/dispatch/dispatcher.h"
#include "impl/dispatch/selection.h"

namespace offhand::mcp {

/// What a model should know before its first call. It names only tools that it is told of; empty when there is nothing.
std::string instructions(const Dispatcher& dispatcher, const Selection& selection);

}  // namespace offhand::mcp
