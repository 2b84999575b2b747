#include "impl/mcp/random_name.h"

#include <sys/random.h>

#include <array>
#include <stdexcept>

namespace offhand::mcp {

std::string random_name() {
  std::array<unsigned char, 16> bytes{};
  if (::getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) {
    throw std::runtime_error("no randomness");
  }
  std::string name;
  for (const auto byte : bytes) {
    name += "0123456789abcdef"[byte >> 4];
    name += "0123456789abcdef"[byte & 15];
  }
  return name;
}

}  // namespace offhand::mcp
