#include "impl/action/press_spacing.h"

#include <algorithm>
#include <cmath>

namespace offhand {
namespace {

/// The longest of the toolkits measured, Chromium's 500 ms, and a little; and no less than the farthest.
constexpr std::chrono::milliseconds double_click_time{520};
constexpr double double_click_distance = 8;

}  // namespace

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

platform::TimePoint PressSpacing::clicks_apart_at(std::int64_t window_id, double x, double y, platform::TimePoint now) {
  const std::scoped_lock lock(mutex_);
  std::erase_if(last_clicks_, [&](const auto& click) { return click.second.at + double_click_time <= now; });
  const auto last = last_clicks_.find(window_id);
  if (last == last_clicks_.end()) return now;
  const bool is_near =
      std::abs(last->second.x - x) <= double_click_distance && std::abs(last->second.y - y) <= double_click_distance;
  return is_near ? last->second.at + double_click_time : now;
}

void PressSpacing::clicked(std::int64_t window_id, double x, double y, platform::TimePoint at) {
  const std::scoped_lock lock(mutex_);
  last_clicks_[window_id] = {x, y, at};
}

}  // namespace offhand
