#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "impl/security/access_tokens.h"
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
    /// Of an authorization server; null: there is none.
    std::shared_ptr<AccessTokens> access_tokens = nullptr;
    /// On loopback the server's own user needs no token.
    bool loopback = true;
    bool sse = false;
  };

  RequestGuard(Options options, PeerOwners& owners);

  std::optional<Refusal> check(const Request& request, const Peer& peer) const;

  struct Caller {
    /// "uid:1000", "token", or the subject of an access token.
    std::string principal;
    bool may_act = true;
  };
  /// Of an admitted request.
  Caller caller_of(const Request& request) const;
  /// Whether it asks for the metadata that tells clients of the authorization server, which anybody may read.
  bool asks_for_metadata(const Request& request) const;
  std::string metadata() const { return options_.access_tokens->metadata(); }

 private:
  std::optional<Refusal> check_names(const Request& request, const Peer& peer) const;
  std::optional<Refusal> check_sender(const Request& request, const Peer& peer) const;
  std::optional<Refusal> check_form(const Request& request) const;
  std::optional<Refusal> check_access_token(std::string_view token) const;
  Refusal unauthorized(std::string message, std::string_view problem) const;
  bool is_own_user(const Peer& peer) const;

  Options options_;
  PeerOwners& owners_;
  std::string own_user_;
};

}  // namespace offhand::http
