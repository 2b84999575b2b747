#include "impl/mcp/asking/sealed_text.h"

#include "impl/base/base64.h"
#include "impl/base/sodium.h"

namespace offhand::mcp {
namespace {

constexpr char format = 1;
constexpr std::size_t nonce_size = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr std::size_t tag_size = crypto_aead_xchacha20poly1305_ietf_ABYTES;
constexpr std::size_t time_size = 8;
static_assert(std::tuple_size_v<SealKey> == crypto_aead_xchacha20poly1305_ietf_KEYBYTES);

void append_time(std::string& out, SealTime time) {
  const auto count = static_cast<std::uint64_t>(time.time_since_epoch().count());
  for (int shift = 56; shift >= 0; shift -= 8) out += static_cast<char>(count >> shift & 0xff);
}

SealTime read_time(std::string_view bytes) {
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < time_size; ++i) count = count << 8 | static_cast<unsigned char>(bytes[i]);
  return SealTime(std::chrono::milliseconds(static_cast<std::int64_t>(count)));
}

}  // namespace

SealKey random_seal_key() {
  start_sodium();
  SealKey key{};
  randombytes_buf(key.data(), key.size());
  return key;
}

std::string seal_text(const SealKey& key, std::string_view purpose, std::string_view content, SealTime expires) {
  start_sodium();
  std::string plain;
  append_time(plain, expires);
  plain += content;
  std::string sealed(1 + nonce_size + plain.size() + tag_size, format);
  randombytes_buf(bytes_of(sealed) + 1, nonce_size);
  crypto_aead_xchacha20poly1305_ietf_encrypt(bytes_of(sealed) + 1 + nonce_size, nullptr,
                                             bytes_of(std::string_view(plain)), plain.size(), bytes_of(purpose),
                                             purpose.size(), nullptr, bytes_of(sealed) + 1, key.data());
  return base64_url(sealed);
}

UnsealResult unseal_text(const SealKey& key, std::string_view purpose, std::string_view text, SealTime now) {
  start_sodium();
  const auto sealed = decode_base64_url(text);
  if (!sealed || sealed->size() < 1 + nonce_size + time_size + tag_size || sealed->front() != format) return {};
  const auto nonce = std::string_view(*sealed).substr(1, nonce_size);
  const auto secret = std::string_view(*sealed).substr(1 + nonce_size);
  std::string plain(secret.size() - tag_size, '\0');
  const int refused =
      crypto_aead_xchacha20poly1305_ietf_decrypt(bytes_of(plain), nullptr, nullptr, bytes_of(secret), secret.size(),
                                                 bytes_of(purpose), purpose.size(), bytes_of(nonce), key.data());
  if (refused != 0) return {std::nullopt, SealFault::forged};
  const auto expires = read_time(plain);
  if (expires <= now) return {std::nullopt, SealFault::expired};
  return {Unsealed{plain.substr(time_size), std::string(nonce), expires}, {}};
}

std::string digest(std::string_view text) {
  start_sodium();
  std::string out(crypto_generichash_BYTES, '\0');
  crypto_generichash(bytes_of(out), out.size(), bytes_of(text), text.size(), nullptr, 0);
  return out;
}

}  // namespace offhand::mcp
