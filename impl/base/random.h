#pragma once

#include <cstddef>
#include <string>
#include <string_view>

// Cryptographic randomness. These functions throw if the system provides none.
namespace offhand {

std::string random_bytes(std::size_t count);
std::string hexadecimal(std::string_view bytes);

/// 128 bits as 32 hexadecimal digits, for names that authorize their holder.
std::string random_name();
/// A short readable name that no other process of this program uses: 8 characters of [0-9a-z].
std::string random_id();

/// Compares in constant time; only the lengths may leak.
bool is_same_secret(std::string_view left, std::string_view right);

}  // namespace offhand
