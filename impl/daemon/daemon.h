#pragma once

#include <chrono>
#include <functional>

#include "codegen/runtime/error.h"
#include "impl/daemon/unix_socket.h"
#include "impl/mcp/server.h"

namespace offhand::daemon {

struct Options {
  /// Ends when nobody was connected for so long; zero: never.
  std::chrono::seconds idle_exit{0};
};

/// More connections than this are turned away.
inline constexpr std::size_t connection_limit = 256;

/// Serves MCP, one message a line, to every process of this user that connects, until SIGTERM, SIGINT or idleness. The
/// first message of a connection may name its tools in `_meta["dev.offhand/tools"]`, as `offhand mcp --tools` does.
/// Calls that run at the end get a moment to finish, then they are cancelled.
///
/// Call `block_end_signals` before any other thread starts.
void serve(Dispatcher& dispatcher, ListeningSocket socket, const Options& options);
void block_end_signals();

}  // namespace offhand::daemon
