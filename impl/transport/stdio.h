#pragma once

#include "impl/mcp/server.h"

namespace offhand {

/// Serves one MCP client on a pair of file descriptors, one message per line, until the input ends and every call has
/// been answered. SIGTERM and SIGINT end it sooner: running calls may finish briefly, then they are cancelled. Only
/// messages are written to `output`.
void serve_stdio(mcp::Server& server, int input, int output);

}  // namespace offhand
