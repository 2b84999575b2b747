#pragma once

#include <chrono>
#include <functional>

#include "codegen/runtime/error.h"
#include "impl/daemon/unix_socket.h"
#include "impl/mcp/server.h"

namespace offhand::daemon {

struct Options {
  /// Exits after this time without a connection; zero: never.
  std::chrono::seconds idle_exit{0};
};

/// Further connections are refused.
inline constexpr std::size_t connection_limit = 256;

/// Serves MCP, one message per line, to every connecting process of this user, until SIGTERM, SIGINT or the idle
/// timeout. The first message of a connection may select its tools in `_meta["dev.offhand/tools"]`, as `offhand mcp
/// --tools` does. At the end running calls may finish briefly, then they are cancelled.
///
/// Call `block_end_signals` before any other thread starts.
void serve(Dispatcher& dispatcher, ListeningSocket socket, const Options& options);
void block_end_signals();

}  // namespace offhand::daemon
