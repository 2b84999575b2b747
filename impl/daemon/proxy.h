#pragma once

#include "impl/daemon/unix_socket.h"

namespace offhand::daemon {

/// Forwards one MCP client's messages to a daemon and back until either side closes. SIGTERM and SIGINT end it: running
/// calls may finish briefly, are then cancelled, and are answered either way. The connection's tools are selected
/// already, so no message of the client can be taken for a selection.
void carry(int input, int output, Descriptor socket);

}  // namespace offhand::daemon
