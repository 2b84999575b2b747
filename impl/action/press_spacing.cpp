#include "impl/action/press_spacing.h"

#include <algorithm>

namespace offhand {

platform::TimePoint PressSpacing::reserve(const platform::NodeHandle& node, platform::TimePoint now) {
  const std::scoped_lock lock(mutex_);
  std::erase_if(last_, [&](const auto& press) { return now - press.second > gap; });
  const auto known = last_.find(node);
  const auto at = known == last_.end() ? now : std::max(now, known->second + gap);
  last_[node] = at;
  return at;
}

}  // namespace offhand
