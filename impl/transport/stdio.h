#pragma once

#include "impl/mcp/resumption.h"
#include "impl/mcp/server.h"

namespace offhand {

/// Serves one MCP client on a pair of file descriptors, one message a line, until the input ends and every call has
/// been answered. SIGTERM and SIGINT end it sooner, as does a client that is gone: what runs is cancelled. Nothing but
/// messages is written to `output`. `resumption`: what another server has agreed on with this client before.
void serve_stdio(mcp::Server& server, int input, int output, const mcp::Resumption& resumption = {});

}  // namespace offhand
