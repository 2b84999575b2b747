#include "impl/dispatch/process_gate.h"

#include <algorithm>
#include <utility>

namespace offhand {

class ProcessGate::Stay final : public Place {
 public:
  /// Called with the lock.
  Stay(std::shared_ptr<Shared> shared, std::int64_t pid, Time now)
      : shared_(std::move(shared)), pid_(pid), place_(shared_->inside.emplace(pid, now)) {}
  ~Stay() override {
    const std::scoped_lock lock(shared_->mutex);
    shared_->inside.erase(place_);
    if (!shared_->inside.contains(pid_)) shared_->answered.erase(pid_);
  }
  Stay(const Stay&) = delete;
  Stay& operator=(const Stay&) = delete;

  void answered() override {
    const std::scoped_lock lock(shared_->mutex);
    shared_->answered[pid_] = std::chrono::steady_clock::now();
  }

 private:
  std::shared_ptr<Shared> shared_;
  std::int64_t pid_;
  std::multimap<std::int64_t, Time>::iterator place_;
};

std::unique_ptr<ProcessGate::Place> ProcessGate::enter(std::int64_t pid) {
  const std::scoped_lock lock(shared_->mutex);
  const auto now = std::chrono::steady_clock::now();
  const auto [first, last] = shared_->inside.equal_range(pid);
  const auto waiting = std::count_if(first, last, [&](const auto& call) { return now - call.second >= patience; });
  const auto answer = shared_->answered.find(pid);
  const bool alive = answer != shared_->answered.end() && now - answer->second < patience;
  if (static_cast<std::size_t>(waiting) >= limit && !alive) return nullptr;
  return std::make_unique<Stay>(shared_, pid, now);
}

}  // namespace offhand
