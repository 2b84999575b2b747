#include "impl/dispatch/process_gate.h"

namespace offhand {

std::shared_ptr<void> ProcessGate::enter(std::int64_t pid) {
  const std::scoped_lock lock(shared_->mutex);
  const auto now = std::chrono::steady_clock::now();
  std::size_t hanging = 0;
  const auto [first, last] = shared_->inside.equal_range(pid);
  for (auto call = first; call != last; ++call) {
    if (now - call->second >= patience) ++hanging;
  }
  if (hanging >= limit) return nullptr;
  const auto place = shared_->inside.emplace(pid, now);
  return {shared_.get(), [shared = shared_, place](void*) {
            const std::scoped_lock guard(shared->mutex);
            shared->inside.erase(place);
          }};
}

}  // namespace offhand
