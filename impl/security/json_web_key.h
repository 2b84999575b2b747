#pragma once

#include <cstdint>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

struct evp_pkey_st;

namespace offhand {

/// How a JSON Web Token may be signed: with a public key that the authorization server publishes. Secrets that both
/// sides know, and no signature at all, are none of them.
enum class TokenAlgorithm : std::uint8_t { rs256, es256, eddsa };

/// A public key of a JSON Web Key Set (RFC 7517), for one algorithm.
class JsonWebKey {
 public:
  const std::string& id() const { return id_; }
  TokenAlgorithm algorithm() const { return algorithm_; }
  /// Whether `signature` is that of `text` by this key.
  bool verifies(std::string_view text, std::string_view signature) const;

 private:
  friend tl::expected<std::vector<JsonWebKey>, std::string> read_key_set(std::string_view json);

  std::string id_;
  TokenAlgorithm algorithm_{};
  std::shared_ptr<evp_pkey_st> key_;
};

/// The keys of a set that may verify tokens; others are left out. A reason where it is no set, or has none.
tl::expected<std::vector<JsonWebKey>, std::string> read_key_set(std::string_view json);

/// A member that is a text; empty where it is missing or something else.
std::string text_in(const nlohmann::json& object, const char* name);

}  // namespace offhand
