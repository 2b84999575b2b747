#include "impl/transport/http/request_guard.h"

#include <fmt/format.h>
#include <unistd.h>

#include "impl/base/text.h"
#include "impl/transport/http/names.h"
#include "impl/transport/http/negotiation.h"

namespace offhand::http {
namespace {

/// A header value, shortened and cleaned for use in an answer.
std::string shown(std::string_view value) {
  std::string text(value.substr(0, 200));
  for (auto& letter : text) {
    if (letter < 0x20 || letter == 0x7f) letter = '?';  // bytes from 0x80 on are negative
  }
  return text;
}

constexpr std::string_view metadata_path = "/.well-known/oauth-protected-resource";

Refusal wrong_method(std::string_view method, std::string_view allowed) {
  return {.status = 405,
          .message = fmt::format("The method {} is not allowed here; allowed: {}.", shown(method), allowed),
          .headers = fmt::format("Allow: {}\r\n", allowed),
          .gist = "The method is not allowed here."};
}

std::optional<Refusal> check_post(const Request& request, bool answers_here) {
  if (!is_json(request.header("Content-Type"))) {
    return Refusal{415, "The body must be JSON: send Content-Type: application/json."};
  }
  const auto encoding = request.header("Content-Encoding");
  if (!encoding.empty() && !equal_ignoring_case(encoding, "identity")) {
    return Refusal{415, "The body must not be compressed: leave Content-Encoding out."};
  }
  const auto accept = request.header_list("Accept");
  if (answers_here && (!accepts(accept, "application/json") || !accepts(accept, "text/event-stream"))) {
    return Refusal{406, "An answer is JSON or a stream of events: send Accept: application/json, text/event-stream."};
  }
  return std::nullopt;
}

std::optional<Refusal> check_get(const Request& request) {
  if (accepts(request.header_list("Accept"), "text/event-stream")) return std::nullopt;
  return Refusal{406, "A stream of events is answered with GET: send Accept: text/event-stream."};
}

}  // namespace

RequestGuard::RequestGuard(Options options, PeerOwners& owners)
    : options_(std::move(options)), owners_(owners), own_user_(fmt::format("uid:{}", ::geteuid())) {}

std::optional<Refusal> RequestGuard::check(const Request& request, const Peer& peer) const {
  if (auto refusal = check_names(request, peer)) return refusal;
  if (asks_for_metadata(request)) {
    return request.method == "GET" ? std::nullopt : std::optional(wrong_method(request.method, "GET"));
  }
  if (auto refusal = check_sender(request, peer)) return refusal;
  return check_form(request);
}

std::optional<Refusal> RequestGuard::check_names(const Request& request, const Peer& peer) const {
  const AllowedNames names{options_.allowed_hosts, peer.local_address};
  if (const auto host = request.header("Host"); !host_allowed(host, names)) {
    return Refusal{.status = 403,
                   .message = fmt::format(
                       "The Host \"{}\" is not allowed; localhost is, and what http_allowed_hosts names.", shown(host)),
                   .gist = "The Host is not allowed."};
  }
  if (request.has_header("Origin") && !origin_allowed(request.header("Origin"), names)) {
    return Refusal{
        .status = 403,
        .message = fmt::format("The Origin \"{}\" is not allowed; localhost is, and what http_allowed_hosts names.",
                               shown(request.header("Origin"))),
        .gist = "The Origin is not allowed."};
  }
  return std::nullopt;
}

bool RequestGuard::asks_for_metadata(const Request& request) const {
  return options_.access_tokens && request.path.starts_with(metadata_path) && request.query.empty();
}

Refusal RequestGuard::unauthorized(std::string message, std::string_view problem) const {
  auto challenge = std::string("WWW-Authenticate: Bearer realm=\"offhand\"");
  if (!problem.empty()) challenge += fmt::format(", error=\"{}\"", problem);
  if (const auto& tokens = options_.access_tokens)
    challenge += fmt::format(", scope=\"read act\", resource_metadata=\"{}\"", tokens->metadata_address());
  return {problem == "insufficient_scope" ? 403 : 401, std::move(message), challenge + "\r\n"};
}

std::optional<Refusal> RequestGuard::check_access_token(std::string_view token) const {
  const auto grant = options_.access_tokens->check(token);
  if (grant) return std::nullopt;
  const auto& refusal = grant.error();
  if (refusal.kind == TokenRefusal::Kind::key_unknown) return Refusal{503, refusal.reason, "Retry-After: 1\r\n"};
  const bool lacks_scope = refusal.kind == TokenRefusal::Kind::scope;
  return unauthorized(refusal.reason, lacks_scope ? "insufficient_scope" : "invalid_token");
}

bool RequestGuard::is_own_user(const Peer& peer) const {
  const auto owner = owners_.owner(peer.ends);
  return owner && *owner == ::geteuid();
}

std::optional<Refusal> RequestGuard::check_sender(const Request& request, const Peer& peer) const {
  if (!query_defined(request.path, request.query)) {
    return Refusal{400, "There is no such query here; a token belongs into the header Authorization."};
  }
  const auto authorization = request.header("Authorization");
  if (options_.token) {
    if (options_.token->matches(bearer_credential(authorization))) return std::nullopt;
    if (!authorization.empty() && !options_.access_tokens)
      return unauthorized("The token is not the right one.", "invalid_token");
  }
  if (options_.access_tokens && !authorization.empty()) return check_access_token(bearer_credential(authorization));
  if (options_.loopback && is_own_user(peer)) return std::nullopt;
  if (options_.token || options_.access_tokens)
    return unauthorized("A token is needed: send Authorization: Bearer TOKEN.", "");
  return unauthorized("Only the user who runs this server may use it without a token, and it was started without one.",
                      "");
}

RequestGuard::Caller RequestGuard::caller_of(const Request& request) const {
  // A client admitted without a token on loopback is this server's own user.
  if (!request.has_header("Authorization") || (!options_.token && !options_.access_tokens))
    return {.principal = own_user_};
  const auto credential = bearer_credential(request.header("Authorization"));
  if (options_.token && options_.token->matches(credential)) return {.principal = "token"};
  if (!options_.access_tokens) return {.principal = "token"};
  auto grant = options_.access_tokens->check(credential);
  // It was admitted a moment ago; by now it may have expired.
  if (!grant) return {.principal = "nobody", .may_act = false};
  return {.principal = std::move(grant->principal), .may_act = grant->may_act};
}

std::optional<Refusal> RequestGuard::check_form(const Request& request) const {
  if (const auto expectation = request.header("Expect");
      !expectation.empty() && !equal_ignoring_case(expectation, "100-continue")) {
    return Refusal{417, "The only expectation met is 100-continue."};
  }
  if (request.path == "/mcp") {
    if (request.method == "POST") return check_post(request, true);
    if (request.method == "GET") return check_get(request);
    if (request.method == "DELETE") return std::nullopt;
    return wrong_method(request.method, "POST, GET, DELETE");
  }
  if (options_.sse && request.path == "/sse") {
    return request.method == "GET" ? check_get(request) : wrong_method(request.method, "GET");
  }
  if (options_.sse && request.path == "/messages") {
    return request.method == "POST" ? check_post(request, false) : wrong_method(request.method, "POST");
  }
  if (request.path == "/metrics") {
    return request.method == "GET" ? std::nullopt : std::optional(wrong_method(request.method, "GET"));
  }
  return Refusal{404, "There is nothing here; the endpoint is /mcp."};
}

}  // namespace offhand::http
