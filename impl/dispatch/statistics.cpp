#include "impl/dispatch/statistics.h"

#include <algorithm>
#include <utility>

namespace offhand {

void Statistics::count(CallRecord call) {
  const std::scoped_lock lock(mutex_);
  auto& entry = tools_[call.identity];
  ++entry.calls;
  if (!call.error.empty()) {
    ++entry.failed;
    ++entry.errors[call.error];
  }
  entry.total += call.took;
  entry.longest = std::max(entry.longest, call.took);
  const auto place = std::lower_bound(bounds.begin(), bounds.end(), call.took) - bounds.begin();
  ++entry.by_duration[static_cast<std::size_t>(place)];
  for (const auto& known : watchers_) {
    if (const auto watcher = known.lock()) watcher->counted(call);
  }
  log_.push_back(std::move(call));
  if (log_.size() > log_length) log_.pop_front();
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

std::deque<CallRecord> Statistics::log() const {
  const std::scoped_lock lock(mutex_);
  return log_;
}

std::chrono::milliseconds Statistics::uptime() const {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - started_);
}

}  // namespace offhand
