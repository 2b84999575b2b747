#include "platform/api/clock.h"

#include <algorithm>

namespace offhand::platform {

void sleep_until(Clock& clock, TimePoint at, const Limits& limits) {
  std::mutex mutex;
  std::condition_variable_any never;
  std::unique_lock lock(mutex);
  clock.wait_until(lock, never, std::min(at, limits.deadline), limits.stop, [] { return false; });
}

}  // namespace offhand::platform
