#include "impl/security/json_web_key.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>

#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "impl/base/base64.h"

namespace offhand {
namespace {

using nlohmann::json;
using Key = std::shared_ptr<EVP_PKEY>;

constexpr std::size_t most_keys = 64;
constexpr int least_rsa_bits = 2048;
constexpr std::size_t coordinate_bytes = 32;

template <auto Free>
struct Freed {
  template <class T>
  void operator()(T* pointer) const {
    Free(pointer);
  }
};
using Number = std::unique_ptr<BIGNUM, Freed<BN_free>>;
using ParameterBuilder = std::unique_ptr<OSSL_PARAM_BLD, Freed<OSSL_PARAM_BLD_free>>;
using Parameters = std::unique_ptr<OSSL_PARAM, Freed<OSSL_PARAM_free>>;
using KeyContext = std::unique_ptr<EVP_PKEY_CTX, Freed<EVP_PKEY_CTX_free>>;
using DigestContext = std::unique_ptr<EVP_MD_CTX, Freed<EVP_MD_CTX_free>>;
using Signature = std::unique_ptr<ECDSA_SIG, Freed<ECDSA_SIG_free>>;

const unsigned char* bytes(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());  // NOLINT: OpenSSL takes bytes
}

Number number_of(std::string_view text) {
  return Number(BN_bin2bn(bytes(text), static_cast<int>(text.size()), nullptr));
}

Key key_from(const char* type, OSSL_PARAM_BLD* builder) {
  const Parameters parameters(OSSL_PARAM_BLD_to_param(builder));
  const KeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, type, nullptr));
  EVP_PKEY* key = nullptr;
  if (!parameters || !context || EVP_PKEY_fromdata_init(context.get()) <= 0 ||
      EVP_PKEY_fromdata(context.get(), &key, EVP_PKEY_PUBLIC_KEY, parameters.get()) <= 0) {
    return nullptr;
  }
  return {key, EVP_PKEY_free};
}

Key rsa_key(const json& jwk) {
  const auto modulus = decode_base64_url(text_in(jwk, "n"));
  const auto exponent = decode_base64_url(text_in(jwk, "e"));
  if (!modulus || !exponent || exponent->empty()) return nullptr;
  const auto n = number_of(*modulus);
  const auto e = number_of(*exponent);
  const ParameterBuilder builder(OSSL_PARAM_BLD_new());
  OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_RSA_N, n.get());
  OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_RSA_E, e.get());
  auto key = key_from("RSA", builder.get());
  return key && EVP_PKEY_get_bits(key.get()) >= least_rsa_bits ? key : nullptr;
}

Key elliptic_key(const json& jwk) {
  const auto x = decode_base64_url(text_in(jwk, "x"));
  const auto y = decode_base64_url(text_in(jwk, "y"));
  if (text_in(jwk, "crv") != "P-256" || !x || !y || x->size() != coordinate_bytes || y->size() != coordinate_bytes)
    return nullptr;
  const std::string point = '\4' + *x + *y;
  const ParameterBuilder builder(OSSL_PARAM_BLD_new());
  OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, "P-256", 0);
  OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size());
  return key_from("EC", builder.get());
}

Key edwards_key(const json& jwk) {
  const auto x = decode_base64_url(text_in(jwk, "x"));
  if (text_in(jwk, "crv") != "Ed25519" || !x) return nullptr;
  return {EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nullptr, bytes(*x), x->size()), EVP_PKEY_free};
}

/// A raw signature of ES256 in the form that OpenSSL takes.
std::optional<std::string> in_der(std::string_view raw) {
  if (raw.size() != 2 * coordinate_bytes) return std::nullopt;
  const Signature signature(ECDSA_SIG_new());
  auto r = number_of(raw.substr(0, coordinate_bytes));
  auto s = number_of(raw.substr(coordinate_bytes));
  if (!signature || ECDSA_SIG_set0(signature.get(), r.get(), s.get()) != 1) return std::nullopt;
  static_cast<void>(r.release());
  static_cast<void>(s.release());
  unsigned char* out = nullptr;
  const int size = i2d_ECDSA_SIG(signature.get(), &out);
  if (size <= 0) return std::nullopt;
  std::string der(out, out + size);
  OPENSSL_free(out);
  return der;
}

struct Kind {
  std::string_view type;
  std::string_view algorithm;
  TokenAlgorithm means;
  Key (*read)(const json& jwk);
};
constexpr auto kinds = std::to_array<Kind>({{"RSA", "RS256", TokenAlgorithm::rs256, rsa_key},
                                            {"EC", "ES256", TokenAlgorithm::es256, elliptic_key},
                                            {"OKP", "EdDSA", TokenAlgorithm::eddsa, edwards_key}});

}  // namespace

std::string text_in(const json& object, const char* name) {
  const auto member = object.find(name);
  return member != object.end() && member->is_string() ? member->get<std::string>() : std::string();
}

tl::expected<std::vector<JsonWebKey>, std::string> read_key_set(std::string_view text) {
  const auto set = json::parse(text, nullptr, false);
  const auto listed = set.is_object() ? set.find("keys") : set.end();
  if (!set.is_object() || listed == set.end() || !listed->is_array())
    return tl::unexpected(std::string("it is no JSON Web Key Set"));
  std::vector<JsonWebKey> keys;
  for (const auto& jwk : *listed) {
    if (!jwk.is_object() || keys.size() >= most_keys) continue;
    const auto use = text_in(jwk, "use");
    if (!use.empty() && use != "sig") continue;
    for (const auto& kind : kinds) {
      const auto algorithm = text_in(jwk, "alg");
      if (text_in(jwk, "kty") != kind.type || (!algorithm.empty() && algorithm != kind.algorithm)) continue;
      JsonWebKey key;
      key.id_ = text_in(jwk, "kid");
      key.algorithm_ = kind.means;
      key.key_ = kind.read(jwk);
      if (key.key_) keys.push_back(std::move(key));
    }
  }
  if (keys.empty()) return tl::unexpected(std::string("it has no key for RS256, ES256 or EdDSA"));
  return keys;
}

bool JsonWebKey::verifies(std::string_view text, std::string_view signature) const {
  std::string der;
  if (algorithm_ == TokenAlgorithm::es256) {
    auto converted = in_der(signature);
    if (!converted) return false;
    der = *std::move(converted);
    signature = der;
  }
  const DigestContext context(EVP_MD_CTX_new());
  const auto* digest = algorithm_ == TokenAlgorithm::eddsa ? nullptr : EVP_sha256();
  return context && EVP_DigestVerifyInit(context.get(), nullptr, digest, nullptr, key_.get()) == 1 &&
         EVP_DigestVerify(context.get(), bytes(signature), signature.size(), bytes(text), text.size()) == 1;
}

}  // namespace offhand
