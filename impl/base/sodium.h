#pragma once

#include <sodium.h>

#include <string>
#include <string_view>

// Shared by callers of libsodium: its initialization, and conversions between text and bytes.
namespace offhand {

/// Must precede any call of libsodium. Throws if the system provides no randomness.
void start_sodium();

inline const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());  // NOLINT: libsodium takes bytes
}
inline unsigned char* bytes_of(std::string& text) {
  return reinterpret_cast<unsigned char*>(text.data());  // NOLINT: libsodium takes bytes
}

}  // namespace offhand
