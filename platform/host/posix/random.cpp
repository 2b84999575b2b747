#include "platform/host/random.h"

#include <sys/random.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace offhand::host {

void fill_random(std::span<std::byte> bytes) {
  constexpr std::size_t most_at_once = 256;
  while (!bytes.empty()) {
    const auto part = bytes.first(std::min(bytes.size(), most_at_once));
    if (::getentropy(part.data(), part.size()) != 0) {
      std::perror("offhand: the system gives no random bytes");
      std::abort();
    }
    bytes = bytes.subspan(part.size());
  }
}

}  // namespace offhand::host
