#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "impl/security/access_grant.h"

namespace offhand {

/// Access tokens whose signature and claims were found right, so that the next request with one costs a hash. Kept are
/// hashes under a key of this process, never the tokens. One counts only with the key set that it was checked with, and
/// while it is valid: new keys, and its end, have it checked anew.
class VerifiedTokens {
 public:
  struct Verified {
    AccessGrant grant;
    /// In seconds since the epoch, as its claims say.
    double begins = 0;
    double ends = 0;
    /// Which key set; it is kept so that no later one takes its address.
    std::shared_ptr<const void> keys;
  };

  VerifiedTokens();
  std::optional<Verified> find(std::string_view token, const std::shared_ptr<const void>& keys);
  void remember(std::string_view token, Verified verified);
  std::size_t size() const;

  /// The oldest is forgotten for one more.
  static constexpr std::size_t most = 256;

 private:
  std::string name_of(std::string_view token) const;

  const std::string secret_;
  mutable std::mutex mutex_;
  std::map<std::string, Verified, std::less<>> verified_;
  std::deque<std::string> order_;
};

}  // namespace offhand
