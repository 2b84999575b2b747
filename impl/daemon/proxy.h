#pragma once

#include <string_view>

#include "impl/daemon/unix_socket.h"

namespace offhand::daemon {

/// Carries one MCP client's messages to a daemon and back, until either side ends. `tools` is the selection the client
/// gets. SIGTERM and SIGINT end it: what runs may finish for a moment, is then cancelled, and answered either way.
void carry(int input, int output, UniqueFd socket, std::string_view tools);

}  // namespace offhand::daemon
