#pragma once

#include <optional>
#include <string>
#include <vector>

#include "impl/security/token.h"
#include "impl/transport/http/request.h"
#include "impl/transport/http/responder.h"

namespace offhand::http {

/// Decides from a head alone, before anything of the body is read, whether a request is served: is it meant for us, who
/// sends it, and is it of a form that we speak.
class RequestGuard {
 public:
  struct Options {
    std::vector<std::string> allowed_hosts;
    std::optional<BearerToken> token;
    /// On loopback our own user needs no token.
    bool loopback = true;
    bool sse = false;
  };

  RequestGuard(Options options, PeerOwners& owners);

  std::optional<Refusal> check(const Request& request, const Peer& peer) const;

  /// In whose name an admitted request is served: "uid:1000" or "token".
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
