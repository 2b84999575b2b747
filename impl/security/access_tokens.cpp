#include "impl/security/access_tokens.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <sstream>
#include <utility>

#include "generated/types/errors.h"
#include "impl/base/base64.h"
#include "platform/host/fetch.h"
#include "platform/host/paths.h"

namespace offhand {
namespace {

using nlohmann::json;
using std::chrono::seconds;

constexpr std::chrono::milliseconds fetch_timeout{5000};
/// Between the clocks of two machines.
constexpr seconds clock_difference{30};

bool is_address(std::string_view text) { return text.starts_with("https://") || text.starts_with("http://"); }

/// Whether what is read there cannot be another's on the way.
bool is_sure(std::string_view address) {
  if (address.starts_with("https://")) return true;
  constexpr auto own = std::to_array<std::string_view>({"http://127.0.0.1", "http://localhost", "http://[::1]"});
  return std::ranges::any_of(own, [&](std::string_view host) {
    return address.starts_with(host) &&
           (address.size() == host.size() || address[host.size()] == ':' || address[host.size()] == '/');
  });
}

std::optional<json> object_in(std::string_view part) {
  const auto text = decode_base64_url(part);
  if (!text) return std::nullopt;
  auto object = json::parse(*text, nullptr, false);
  return object.is_object() ? std::optional(std::move(object)) : std::nullopt;
}

std::optional<double> number_in(const json& object, const char* name) {
  const auto member = object.find(name);
  return member != object.end() && member->is_number() ? std::optional(member->get<double>()) : std::nullopt;
}

std::optional<TokenAlgorithm> algorithm_called(std::string_view name) {
  if (name == "RS256") return TokenAlgorithm::rs256;
  if (name == "ES256") return TokenAlgorithm::es256;
  return name == "EdDSA" ? std::optional(TokenAlgorithm::eddsa) : std::nullopt;
}

bool is_meant_for(const json& claims, const std::string& audience) {
  const auto member = claims.find("aud");
  if (member == claims.end()) return false;
  if (member->is_string()) return *member == audience;
  return member->is_array() && std::ranges::find(*member, json(audience)) != member->end();
}

bool has_scope(const json& claims, std::string_view wanted) {
  std::istringstream scopes(text_in(claims, "scope"));
  for (std::string scope; scopes >> scope;) {
    if (scope == wanted) return true;
  }
  return false;
}

tl::unexpected<TokenRefusal> refused(std::string reason, TokenRefusal::Kind kind = TokenRefusal::Kind::invalid) {
  return tl::unexpected(TokenRefusal{kind, std::move(reason)});
}

/// Of claims that are signed. What they say of when comes in check_time().
tl::expected<void, TokenRefusal> check_claims(const json& claims, const AccessTokens::Options& options) {
  if (text_in(claims, "iss") != options.issuer) return refused("The token is of another issuer.");
  if (!is_meant_for(claims, options.audience)) return refused("The token is meant for another audience.");
  if (!number_in(claims, "exp")) return refused("The token has no end.");
  if (text_in(claims, "sub").empty() && text_in(claims, "client_id").empty()) return refused("The token names nobody.");
  return {};
}

tl::expected<void, TokenRefusal> check_time(const VerifiedTokens::Verified& verified,
                                            AccessTokens::Clock::time_point now) {
  const auto at = std::chrono::duration<double>(now.time_since_epoch()).count();
  const auto difference = static_cast<double>(clock_difference.count());
  if (verified.ends + difference < at) return refused("The token has expired.");
  if (verified.begins - difference > at) return refused("The token is not valid yet.");
  return {};
}

}  // namespace

Result<std::shared_ptr<AccessTokens>> AccessTokens::open(const Options& options) {
  const auto unusable = [&](std::string reason) {
    return fail(errors::oauth_unusable({.issuer = options.issuer, .reason = std::move(reason)}));
  };
  if (options.audience.empty()) return unusable("the setting http_oauth_audience is empty");
  if (options.keys.empty()) return unusable("the setting http_oauth_keys is empty");
  if (is_address(options.keys) && !is_sure(options.keys))
    return unusable("keys that are read over http from another machine may be anybody's");
  std::shared_ptr<AccessTokens> tokens(new AccessTokens(options));
  auto keys = tokens->read_keys({});
  if (!keys) return unusable("its keys cannot be read from " + options.keys + ": " + keys.error());
  tokens->keys_ = std::make_shared<const Keys>(*std::move(keys));
  tokens->read_at_ = std::chrono::steady_clock::now();
  tokens->thread_ = std::jthread([raw = tokens.get()](const std::stop_token& stop) { raw->run(stop); });
  return tokens;
}

AccessTokens::~AccessTokens() = default;

tl::expected<AccessTokens::Keys, std::string> AccessTokens::read_keys(const std::stop_token& stop) const {
  if (is_address(options_.keys)) {
    auto text = host::fetch(options_.keys, largest_set, fetch_timeout, stop);
    if (!text) return tl::unexpected(std::move(text).error());
    return read_key_set(*text);
  }
  std::ifstream file(host::path_of(options_.keys), std::ios::binary);
  if (!file) return tl::unexpected(std::string("there is no such file"));
  std::string text(largest_set + 1, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  text.resize(static_cast<std::size_t>(file.gcount()));
  if (text.size() > largest_set) return tl::unexpected(std::string("the file is too large"));
  return read_key_set(text);
}

std::shared_ptr<const AccessTokens::Keys> AccessTokens::keys() const {
  const std::scoped_lock lock(mutex_);
  return keys_;
}

void AccessTokens::read_again() {
  const std::scoped_lock lock(mutex_);
  is_wanted_ = true;
  wanted_.notify_all();
}

void AccessTokens::run(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (!stop.stop_requested()) {
    wanted_.wait_until(lock, stop, read_at_ + options_.oldest_reading, [&] { return is_wanted_; });
    wanted_.wait_until(lock, stop, read_at_ + options_.between_readings, [] { return false; });
    if (stop.stop_requested()) return;
    is_wanted_ = false;
    lock.unlock();
    auto keys = read_keys(stop);
    lock.lock();
    read_at_ = std::chrono::steady_clock::now();
    if (keys) {
      keys_ = std::make_shared<const Keys>(*std::move(keys));
    } else {
      spdlog::warn("The keys of {} stay as they were: {}", options_.issuer, keys.error());
    }
  }
}

tl::expected<AccessGrant, TokenRefusal> AccessTokens::check(std::string_view token, Clock::time_point now) {
  if (token.size() > longest_token) return refused("The token is too long.");
  const auto known = keys();
  auto verified = verified_.find(token, known);
  const bool is_new = !verified;
  if (is_new) {
    auto anew = verify(token, known);
    if (!anew) return tl::unexpected(std::move(anew).error());
    verified = *std::move(anew);
  }
  if (auto valid = check_time(*verified, now); !valid) return tl::unexpected(std::move(valid).error());
  if (is_new) verified_.remember(token, *verified);
  return std::move(verified->grant);
}

tl::expected<VerifiedTokens::Verified, TokenRefusal> AccessTokens::verify(std::string_view token,
                                                                          const std::shared_ptr<const Keys>& known) {
  const auto first = token.find('.');
  const auto second = first == std::string_view::npos ? first : token.find('.', first + 1);
  if (second == std::string_view::npos || token.find('.', second + 1) != std::string_view::npos)
    return refused("The token is no JSON Web Token.");
  const auto header = object_in(token.substr(0, first));
  const auto claims = object_in(token.substr(first + 1, second - first - 1));
  const auto signature = decode_base64_url(token.substr(second + 1));
  if (!header || !claims || !signature) return refused("The token is no JSON Web Token.");
  const auto algorithm = algorithm_called(text_in(*header, "alg"));
  if (!algorithm) return refused("The token is not signed by RS256, ES256 or EdDSA.");
  if (header->contains("crit")) return refused("The token demands what is not known here.");
  const auto id = text_in(*header, "kid");
  bool has_key = false;
  bool is_signed = false;
  for (const auto& key : *known) {
    if (key.algorithm() != *algorithm || (!id.empty() && key.id() != id)) continue;
    has_key = true;
    is_signed = is_signed || key.verifies(token.substr(0, second), *signature);
  }
  if (!has_key) {
    // Whoever is of another issuer makes nobody read anything.
    if (text_in(*claims, "iss") != options_.issuer) return refused("The token is of another issuer.");
    read_again();
    return refused("The key of the token is not known yet.", TokenRefusal::Kind::key_unknown);
  }
  if (!is_signed) return refused("The signature of the token is wrong.");
  if (const auto checked = check_claims(*claims, options_); !checked) return tl::unexpected(checked.error());
  const bool may_act = has_scope(*claims, "act");
  if (!may_act && !has_scope(*claims, "read"))
    return refused("The token has neither the scope read nor act.", TokenRefusal::Kind::scope);
  const auto subject = text_in(*claims, "sub");
  AccessGrant grant{
      .principal = "oauth:" + (subject.empty() ? text_in(*claims, "client_id") : subject) + (may_act ? "" : " (read)"),
      .may_act = may_act};
  return VerifiedTokens::Verified{.grant = std::move(grant),
                                  .begins = number_in(*claims, "nbf").value_or(0),
                                  .ends = number_in(*claims, "exp").value_or(0),
                                  .keys = known};
}

std::string AccessTokens::metadata() const {
  return json{{"resource", options_.audience},
              {"authorization_servers", {options_.issuer}},
              {"scopes_supported", {"read", "act"}},
              {"bearer_methods_supported", {"header"}},
              {"resource_name", "Offhand"}}
      .dump();
}

std::string AccessTokens::metadata_address() const {
  const auto scheme = options_.audience.find("://");
  const auto path = scheme == std::string::npos ? scheme : options_.audience.find('/', scheme + 3);
  const auto origin = options_.audience.substr(0, path);
  return origin + "/.well-known/oauth-protected-resource" +
         (path == std::string::npos ? "" : options_.audience.substr(path));
}

}  // namespace offhand
