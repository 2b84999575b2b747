#pragma once

#include <cstddef>
#include <string>
#include <string_view>

// Randomness that nobody guesses. All of it throws when the system has none to give.
namespace offhand {

std::string random_bytes(std::size_t count);
std::string hexadecimal(std::string_view bytes);

/// 128 bits as 32 hexadecimal digits: knowing one is a right.
std::string random_name();
/// A short name that no other run of this program has, for people and models to read: 8 characters of [0-9a-z].
std::string random_id();

/// In a time that tells nothing of where the two differ; their lengths are no secret.
bool is_same_secret(std::string_view left, std::string_view right);

}  // namespace offhand
