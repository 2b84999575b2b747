#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "impl/mcp/server.h"
#include "impl/security/token.h"
#include "impl/transport/http/limits.h"

namespace offhand {

struct HttpOptions {
  /// An address, not a name: what a name means may change between two starts.
  std::string bind = "127.0.0.1";
  /// 0: any free one.
  std::uint16_t port = 8741;
  /// Also the transport of 2024-11-05, at /sse and /messages.
  bool sse = false;
  /// Further names that clients may use for us, as `http_allowed_hosts` has them.
  std::vector<std::string> allowed_hosts = {};
  std::optional<BearerToken> token = {};
  http::Limits limits = {};
  /// Told the port once requests are taken.
  std::function<void(std::uint16_t port)> listening = {};
};

/// Serves MCP over HTTP at /mcp, until SIGTERM or SIGINT comes and the calls that run are answered. `token_required`
/// for an address that others can reach without a token; `port_in_use` and `address_unavailable`.
Result<void> serve_http(mcp::Server& server, const HttpOptions& options);

}  // namespace offhand
