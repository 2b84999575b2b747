#include "impl/dispatch/process_gate.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace offhand {

class ProcessGate::Visit final : public Place {
 public:
  /// Called with the lock.
  Visit(std::shared_ptr<Shared> shared, std::int64_t pid, Time now)
      : shared_(std::move(shared)), pid_(pid), place_(shared_->processes[pid].inside.emplace(now, this)) {}
  ~Visit() override {
    const std::scoped_lock lock(shared_->mutex);
    const auto process = shared_->processes.find(pid_);
    process->second.inside.erase(place_);
    // What it owed to one that gave up it still owes to those that wait behind.
    if (process->second.inside.empty()) shared_->processes.erase(process);
  }
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;

  void asks() override {
    const std::scoped_lock lock(shared_->mutex);
    asks_ = true;
    auto& since = shared_->processes.at(pid_).owes_since;
    if (!since) since = std::chrono::steady_clock::now();
  }

  void answered() override {
    const std::scoped_lock lock(shared_->mutex);
    asks_ = false;
    auto& process = shared_->processes.at(pid_);
    process.owes_since.reset();
    const bool owes = std::any_of(process.inside.begin(), process.inside.end(),
                                  [](const auto& entry) { return entry.second->asks_; });
    if (owes) process.owes_since = std::chrono::steady_clock::now();
  }

 private:
  std::shared_ptr<Shared> shared_;
  std::int64_t pid_;
  bool asks_ = false;
  std::multimap<Time, const Visit*>::iterator place_;
};

ProcessGate::State ProcessGate::state_of(const Process& process, Time now) {
  State state;
  const auto long_enough = process.inside.upper_bound(now - timeout);
  state.waiting = static_cast<std::size_t>(std::distance(process.inside.begin(), long_enough));
  if (process.owes_since)
    state.silent = std::chrono::duration_cast<std::chrono::milliseconds>(now - *process.owes_since);
  return state;
}

std::unique_ptr<ProcessGate::Place> ProcessGate::enter(std::int64_t pid) {
  const std::scoped_lock lock(shared_->mutex);
  const auto now = std::chrono::steady_clock::now();
  if (const auto known = shared_->processes.find(pid); known != shared_->processes.end()) {
    const auto state = state_of(known->second, now);
    if (state.waiting >= limit && state.hangs()) return nullptr;
  }
  return std::make_unique<Visit>(shared_, pid, now);
}

ProcessGate::State ProcessGate::state(std::int64_t pid) const {
  const std::scoped_lock lock(shared_->mutex);
  const auto known = shared_->processes.find(pid);
  return known == shared_->processes.end() ? State{} : state_of(known->second, std::chrono::steady_clock::now());
}

}  // namespace offhand
