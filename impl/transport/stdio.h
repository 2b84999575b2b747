#pragma once

#include "impl/dispatch/dispatcher.h"
#include "impl/dispatch/selection.h"

namespace offhand {

/// Serves one MCP client on a pair of file descriptors, one message a line, until the input ends and every call has been
/// answered. Nothing but messages is written to `output`.
void serve_stdio(Dispatcher& dispatcher, const Selection& selection, int input, int output);

}  // namespace offhand
