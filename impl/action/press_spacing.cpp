#include "impl/action/press_spacing.h"

#include <algorithm>

namespace offhand {

platform::TimePoint PressSpacing::free_at(const platform::NodeHandle& node, platform::TimePoint now) {
  const std::scoped_lock lock(mutex_);
  std::erase_if(busy_until_, [&](const auto& busy) { return busy.second <= now; });
  const auto busy = busy_until_.find(node);
  return busy == busy_until_.end() ? now : busy->second;
}

void PressSpacing::pressed(const platform::NodeHandle& node, platform::TimePoint at,
                           std::chrono::milliseconds busy_for) {
  if (busy_for.count() == 0) return;
  const std::scoped_lock lock(mutex_);
  auto& until = busy_until_[node];
  until = std::max(until, at + busy_for);
}

}  // namespace offhand
