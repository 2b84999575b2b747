#include "platform/host/random.h"

#include "platform/host/windows/system.h"

#include <bcrypt.h>

#include <cstdio>
#include <cstdlib>

namespace offhand::host {

void fill_random(std::span<std::byte> bytes) {
  const auto status = ::BCryptGenRandom(nullptr, reinterpret_cast<PUCHAR>(bytes.data()),
                                        static_cast<ULONG>(bytes.size()), BCRYPT_USE_SYSTEM_PREFERRED_RNG);
  if (status == 0) return;
  std::fputs("offhand: the system gives no random bytes\n", stderr);
  std::abort();
}

}  // namespace offhand::host
