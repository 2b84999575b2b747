#include "impl/base/random.h"

#include <cstdint>
#include <span>

#include "platform/host/random.h"

namespace offhand {

std::string random_bytes(std::size_t count) {
  std::string bytes(count, '\0');
  host::fill_random(std::as_writable_bytes(std::span(bytes)));
  return bytes;
}

std::string random_id() {
  std::uint64_t bits = 0;
  host::fill_random(std::as_writable_bytes(std::span(&bits, 1)));
  std::string id(8, '\0');
  for (auto& letter : id) {
    letter = "0123456789abcdefghijklmnopqrstuvwxyz"[bits % 36];
    bits /= 36;
  }
  return id;
}

}  // namespace offhand
