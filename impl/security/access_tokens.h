#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <tl/expected.hpp>

#include "codegen/runtime/error.h"
#include "impl/security/access_grant.h"
#include "impl/security/json_web_key.h"
#include "impl/security/verified_tokens.h"

namespace offhand {

/// Why a token is refused, in words that repeat nothing of it.
struct TokenRefusal {
  enum class Kind : std::uint8_t {
    invalid,
    /// It has none of the scopes.
    scope,
    /// Its key is not known yet: the key set is being read again.
    key_unknown
  } kind = Kind::invalid;
  std::string reason;
};

/// Checks access tokens of an OAuth 2.1 authorization server: JSON Web Tokens (RFC 9068) that one of its published keys
/// has signed. The key set is read by a thread of its own, so that nobody waits for its server.
class AccessTokens {
 public:
  struct Options {
    std::string issuer;
    std::string audience;
    /// File or address of the key set.
    std::string keys;
    /// Between two readings of it.
    std::chrono::milliseconds between_readings{10'000};
    /// After which it is read again though no token names an unknown key: one that it lacks by then opens nothing more.
    std::chrono::milliseconds oldest_reading{300'000};
  };
  using Clock = std::chrono::system_clock;

  /// Reads the key set once: `oauth_unusable`.
  static Result<std::shared_ptr<AccessTokens>> open(const Options& options);
  ~AccessTokens();
  AccessTokens(const AccessTokens&) = delete;
  AccessTokens& operator=(const AccessTokens&) = delete;

  tl::expected<AccessGrant, TokenRefusal> check(std::string_view token, Clock::time_point now = Clock::now());

  const std::string& audience() const { return options_.audience; }
  /// Protected resource metadata (RFC 9728) as JSON, and the address at which clients look for it.
  std::string metadata() const;
  std::string metadata_address() const;

  static constexpr std::size_t longest_token = 16 * 1024;
  static constexpr std::size_t largest_set = 256 * 1024;

 private:
  explicit AccessTokens(Options options) : options_(std::move(options)) {}
  using Keys = std::vector<JsonWebKey>;
  tl::expected<Keys, std::string> read_keys(const std::stop_token& stop) const;
  std::shared_ptr<const Keys> keys() const;
  void read_again();
  void run(const std::stop_token& stop);
  tl::expected<VerifiedTokens::Verified, TokenRefusal> verify(std::string_view token,
                                                              const std::shared_ptr<const Keys>& keys);

  const Options options_;
  mutable std::mutex mutex_;
  std::shared_ptr<const Keys> keys_;
  VerifiedTokens verified_;
  std::condition_variable_any wanted_;
  bool is_wanted_ = false;
  std::chrono::steady_clock::time_point read_at_;
  std::jthread thread_;
};

}  // namespace offhand
