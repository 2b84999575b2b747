#include "impl/dispatch/statistics.h"

#include <algorithm>
#include <utility>

namespace offhand {

void Statistics::count(std::string_view tool, bool failed, std::chrono::microseconds took) {
  const std::scoped_lock lock(mutex_);
  auto found = tools_.find(tool);
  if (found == tools_.end()) found = tools_.emplace(std::string(tool), Tool{}).first;
  auto& entry = found->second;
  ++entry.calls;
  if (failed) ++entry.failed;
  entry.total += took;
  entry.longest = std::max(entry.longest, took);
  for (const auto& known : watchers_) {
    if (const auto watcher = known.lock()) watcher->counted();
  }
}

void Statistics::watch(std::weak_ptr<Watcher> watcher) {
  const std::scoped_lock lock(mutex_);
  std::erase_if(watchers_, [](const auto& entry) { return entry.expired(); });
  watchers_.push_back(std::move(watcher));
}

std::map<std::string, Statistics::Tool, std::less<>> Statistics::tools() const {
  const std::scoped_lock lock(mutex_);
  return tools_;
}

std::chrono::milliseconds Statistics::uptime() const {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - started_);
}

}  // namespace offhand
