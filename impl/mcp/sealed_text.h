#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "impl/mcp/wall_time.h"

// Text that a client keeps for us and gives back: encrypted and authenticated (XChaCha20-Poly1305), bound to what it
// was made for, with an end. Pure functions of their arguments but for the nonce.
namespace offhand::mcp {

using SealKey = std::array<unsigned char, 32>;
using SealTime = WallTime;

enum class SealFault : std::uint8_t {
  /// Not of our form: cut off, or never ours.
  malformed,
  /// Changed, or made with another key or for another purpose.
  forged,
  expired,
};

struct Unsealed {
  std::string content;
  /// Different for every text that was ever sealed.
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

/// 32 bytes that stand for a text; nobody finds another with the same.
std::string digest(std::string_view text);

}  // namespace offhand::mcp
