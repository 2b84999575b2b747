#include "impl/dispatch/alarms.h"

namespace offhand {

Alarms::~Alarms() { end(); }

void Alarms::end() {
  {
    const std::scoped_lock lock(mutex_);
    closing_ = true;
    changed_.notify_all();
  }
  if (thread_.joinable()) thread_.join();
}

Alarms::Id Alarms::at(Clock::time_point when, std::function<void()> ring) {
  const std::scoped_lock lock(mutex_);
  const Id id{when, ++count_};
  pending_.emplace(id, std::move(ring));
  if (!thread_.joinable() && !closing_) thread_ = std::thread([this] { wait(); });
  if (pending_.begin()->first == id) changed_.notify_all();
  return id;
}

void Alarms::cancel(const Id& id) {
  const std::scoped_lock lock(mutex_);
  pending_.erase(id);
}

void Alarms::wait() {
  std::unique_lock lock(mutex_);
  while (!closing_) {
    if (pending_.empty()) {
      changed_.wait(lock);
      continue;
    }
    const auto first = pending_.begin();
    if (Clock::now() < first->first.first) {
      const auto until = first->first.first;
      changed_.wait_until(lock, until);
      continue;
    }
    const auto ring = std::move(first->second);
    pending_.erase(first);
    lock.unlock();
    ring();
    lock.lock();
  }
}

}  // namespace offhand
