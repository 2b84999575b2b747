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

Refusal unauthorized(std::string message, std::string_view problem) {
  auto challenge = fmt::format("WWW-Authenticate: Bearer realm=\"offhand\"{}{}{}\r\n",
                               problem.empty() ? "" : ", error=\"", problem, problem.empty() ? "" : "\"");
  return {401, std::move(message), std::move(challenge)};
}

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
    if (!authorization.empty()) return unauthorized("The token is not the right one.", "invalid_token");
  }
  if (options_.loopback && is_own_user(peer)) return std::nullopt;
  if (options_.token) return unauthorized("A token is needed: send Authorization: Bearer TOKEN.", "");
  return unauthorized("Only the user who runs this server may use it without a token, and it was started without one.",
                      "");
}

const std::string& RequestGuard::principal_of(const Request& request) const {
  // A client admitted without a token on loopback is this server's own user.
  return options_.token && request.has_header("Authorization") ? token_holder_ : own_user_;
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
