#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "codegen/runtime/error.h"
#include "impl/mcp/server.h"
#include "impl/security/access_tokens.h"
#include "impl/security/tls.h"
#include "impl/security/token.h"
#include "impl/transport/http/limits.h"

namespace offhand {

struct HttpOptions {
  /// An address, not a name, because a name may resolve differently at the next start.
  std::string bind = "127.0.0.1";
  /// 0 selects any free port.
  std::uint16_t port = 8741;
  /// Also serve the transport of 2024-11-05, at /sse and /messages.
  bool sse = false;
  /// Further names that clients may use for this server, in the form of `http_allowed_hosts`.
  std::vector<std::string> allowed_hosts = {};
  std::optional<BearerToken> token = {};
  /// Null: no authorization server grants access; without TLS.
  std::shared_ptr<AccessTokens> access_tokens = nullptr;
  std::shared_ptr<TlsServer> tls = nullptr;
  http::Limits limits = {};
  /// Called with the port once requests are accepted.
  std::function<void(std::uint16_t port)> listening = {};
};

/// Serves MCP over HTTP at /mcp until SIGTERM or SIGINT arrives and running calls are answered. Fails with
/// `token_required` for an address that other machines can reach if there is no token, with `port_in_use` or with
/// `address_unavailable`.
Result<void> serve_http(mcp::Server& server, const HttpOptions& options);

}  // namespace offhand
