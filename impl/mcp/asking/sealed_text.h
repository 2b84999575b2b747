#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "impl/mcp/wall_time.h"

// Text that a client stores and returns: encrypted and authenticated (XChaCha20-Poly1305), bound to its purpose, with
// an expiry. Pure functions except for the nonce.
namespace offhand::mcp {

using SealKey = std::array<unsigned char, 32>;
using SealTime = WallTime;

enum class SealFault : std::uint8_t {
  /// Not in the format of a sealed text, or truncated.
  malformed,
  /// Altered, or sealed with another key or for another purpose.
  forged,
  expired,
};

struct Unsealed {
  std::string content;
  /// Unique for every sealed text.
  std::string nonce;
  SealTime expires;
};

struct UnsealResult {
  std::optional<Unsealed> unsealed;
  SealFault fault = SealFault::malformed;
};

SealKey random_seal_key();
std::string seal_text(const SealKey& key, std::string_view purpose, std::string_view content, SealTime expires);
UnsealResult unseal_text(const SealKey& key, std::string_view purpose, std::string_view text, SealTime now);

/// A 32-byte collision-resistant digest of a text.
std::string digest(std::string_view text);

}  // namespace offhand::mcp
