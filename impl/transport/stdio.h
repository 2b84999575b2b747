#pragma once

#include "impl/mcp/server.h"

namespace offhand {

/// Serves one MCP client on a pair of file descriptors, one message a line, until the input ends and every call has
/// been answered. SIGTERM and SIGINT end it sooner: what runs may finish for a moment, then it is cancelled. Nothing
/// but messages is written to `output`.
void serve_stdio(mcp::Server& server, int input, int output);

}  // namespace offhand
