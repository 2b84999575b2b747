#include "impl/action/desk_keeper.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace offhand {

DeskKeeper::~DeskKeeper() = default;

Result<std::unique_ptr<DeskWatch>> DeskKeeper::watch(const platform::Facets& platform, const platform::Limits& limits) {
  std::unique_ptr<DeskWatch> former;
  {
    const std::scoped_lock lock(mutex_);
    former.swap(kept_);
  }
  // Not with the lock: it asks whose windows are whose.
  if (former) former->end();
  return DeskWatch::begin(events_, platform, limits);
}

void DeskKeeper::keep(std::unique_ptr<DeskWatch> desk, std::int64_t pid, const platform::Facets& platform) {
  const auto now = platform.clock().now();
  const auto until = now + (desk->catches_keys() ? patience_with_programs : patience);
  desk->linger(until);
  {
    const std::scoped_lock lock(mutex_);
    std::erase_if(lately_, [&](const auto& entry) { return entry.second < now; });
    lately_[pid] = until;
    desk.swap(kept_);
  }
  if (desk) desk->end();
}

bool DeskKeeper::owns(const Window& window, const platform::Facets& platform) {
  std::vector<std::int64_t> lately;
  {
    const std::scoped_lock lock(mutex_);
    for (const auto& [pid, until] : lately_) {
      if (platform.clock().now() < until) lately.push_back(pid);
    }
  }
  return std::any_of(lately.begin(), lately.end(), [&](std::int64_t pid) {
    if (window.pid == pid) return true;
    const auto family = platform.apps().process_tree(pid);
    return std::find(family.begin(), family.end(), window.pid) != family.end();
  });
}

}  // namespace offhand
