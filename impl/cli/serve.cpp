#include "impl/cli/serve.h"

#include <fmt/format.h>

#include <cstdlib>

#include "impl/base/text.h"
#include "impl/command_line/print.h"
#include "impl/transport/http/server.h"

namespace offhand::cli {
namespace {

std::uint16_t port_of(const CollectedOptions& options) {
  const auto with_flag = options.value("http");
  const auto& text = with_flag.empty() ? options.value("port") : with_flag;
  return static_cast<std::uint16_t>(std::strtoul(text.c_str(), nullptr, 10));
}

/// "localhost" is the one name that resolves to the same address everywhere (RFC 6761); others may change by the next
/// start.
std::string address_named(const std::string& text) {
  return equal_ignoring_case(text, "localhost") ? "127.0.0.1" : text;
}

http::Limits limits_of(const Config& config) {
  using std::chrono::milliseconds;
  http::Limits limits;
  limits.body_bytes = static_cast<std::size_t>(config.http_max_body_bytes);
  limits.connections = static_cast<std::size_t>(config.http_max_connections);
  limits.requests_in_flight = static_cast<std::size_t>(config.http_max_requests);
  limits.sessions = static_cast<std::size_t>(config.http_max_sessions);
  limits.head_timeout = milliseconds(config.http_request_timeout_ms);
  limits.body_timeout = 6 * limits.head_timeout;
  limits.idle_timeout = milliseconds(config.http_idle_timeout_ms);
  limits.session_timeout = milliseconds(config.http_session_timeout_ms);
  limits.keep_alive = milliseconds(config.http_keep_alive_ms);
  limits.shutdown_timeout = milliseconds(config.http_shutdown_timeout_ms);
  return limits;
}

}  // namespace

bool wants_http(const CollectedOptions& options) { return options.flag("http"); }

int run_http(mcp::Server& server, const CollectedOptions& options) {
  const auto settings = server.dispatcher().process().config();
  const auto& config = *settings;
  HttpOptions http;
  http.bind = address_named(options.value("bind"));
  http.port = port_of(options);
  http.sse = options.flag("sse");
  http.allowed_hosts = config.http_allowed_hosts;
  http.limits = limits_of(config);
  const auto token_file = options.value("token-file");
  auto token = BearerToken::load(token_file.empty() ? config.http_token_file : token_file);
  if (!token) return print_error(token.error(), OutputForm::text);
  http.token = std::move(*token);
  if (!config.http_oauth_issuer.empty()) {
    auto tokens = AccessTokens::open(
        {.issuer = config.http_oauth_issuer, .audience = config.http_oauth_audience, .keys = config.http_oauth_keys});
    if (!tokens) return print_error(tokens.error(), OutputForm::text);
    http.access_tokens = std::move(*tokens);
  }
  if (!config.http_tls_certificate.empty()) {
    auto tls = TlsServer::open(config.http_tls_certificate, config.http_tls_key);
    if (!tls) return print_error(tls.error(), OutputForm::text);
    http.tls = std::move(*tls);
  }
  const auto host = http.bind.find(':') == std::string::npos ? http.bind : "[" + http.bind + "]";
  // Printed at every log level, since with port 0 there is no other way to learn the address.
  http.listening = [&](std::uint16_t port) {
    complain(fmt::format("offhand: serving {}://{}:{}/mcp", http.tls ? "https" : "http", host, port));
  };
  const auto served = serve_http(server, http);
  return served ? 0 : print_error(served.error(), OutputForm::text);
}

}  // namespace offhand::cli
