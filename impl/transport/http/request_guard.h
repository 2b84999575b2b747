#pragma once

#include <optional>
#include <string>
#include <vector>

#include "impl/security/token.h"
#include "impl/transport/http/request.h"
#include "impl/transport/http/responder.h"

namespace offhand::http {

/// Decides from the head alone, before the body is read, whether to serve a request: whether it addresses this server,
/// whether its sender is authorized, and whether its form is supported.
class RequestGuard {
 public:
  struct Options {
    std::vector<std::string> allowed_hosts;
    std::optional<BearerToken> token;
    /// On loopback the server's own user needs no token.
    bool loopback = true;
    bool sse = false;
  };

  RequestGuard(Options options, PeerOwners& owners);

  std::optional<Refusal> check(const Request& request, const Peer& peer) const;

  /// The principal of an admitted request: "uid:1000" or "token".
  const std::string& principal_of(const Request& request) const;

 private:
  std::optional<Refusal> check_names(const Request& request, const Peer& peer) const;
  std::optional<Refusal> check_sender(const Request& request, const Peer& peer) const;
  std::optional<Refusal> check_form(const Request& request) const;
  bool is_own_user(const Peer& peer) const;

  Options options_;
  PeerOwners& owners_;
  std::string own_user_;
  std::string token_holder_ = "token";
};

}  // namespace offhand::http
