#pragma once

#include <sodium.h>

#include <string>
#include <string_view>

// What calls of libsodium have in common: it is started once, and takes bytes where we have text.
namespace offhand {

/// Before the first call of it. Throws when the system has no randomness to give.
void start_sodium();

inline const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());  // NOLINT: libsodium takes bytes
}
inline unsigned char* bytes_of(std::string& text) {
  return reinterpret_cast<unsigned char*>(text.data());  // NOLINT: libsodium takes bytes
}

}  // namespace offhand
