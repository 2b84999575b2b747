#pragma once

#include "impl/daemon/unix_socket.h"
#include "impl/mcp/resumption.h"

namespace offhand::daemon {

/// Why carry() ended.
enum class EndOfCarrying {
  client,  ///< The client is gone or said all that it had to say, or a signal came.
  daemon   ///< The daemon is gone, and the client is still there.
};

struct Carried {
  EndOfCarrying end = EndOfCarrying::client;
  /// For whoever serves the client from then on.
  mcp::Resumption resumption = {};
};

/// Carries one MCP client's messages to a daemon and back, until either side ends. SIGTERM and SIGINT end it: what runs
/// is cancelled, and answered. So is what runs for a client that is gone. The connection's tools are chosen already, so
/// that nothing the client says can be taken for a choice. A daemon that is gone leaves no request without an answer.
/// `resumption`: what another daemon agreed on with this client before.
Carried carry(int input, int output, Descriptor socket, const mcp::Resumption& resumption = {});

}  // namespace offhand::daemon
