#pragma once

#include "impl/daemon/unix_socket.h"

namespace offhand::daemon {

/// Carries one MCP client's messages to a daemon and back, until either side ends. SIGTERM and SIGINT end it: what runs
/// may finish for a moment, is then cancelled, and answered either way. The connection's tools are chosen already, so
/// that nothing the client says can be taken for a choice.
void carry(int input, int output, Descriptor socket);

}  // namespace offhand::daemon
