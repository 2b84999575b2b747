#include "impl/base/executor.h"

#include <utility>

namespace offhand {

Executor::~Executor() {
  std::unique_lock lock(mutex_);
  closing_ = true;
  changed_.notify_all();
  all_gone_.wait(lock, [this] { return threads_ == 0; });
}

void Executor::submit(std::function<void()> job) {
  std::unique_lock lock(mutex_);
  queue_.push_back(std::move(job));
  if (idle_ < queue_.size() && may_grow()) {
    grow();
  } else {
    changed_.notify_one();
  }
}

void Executor::grow() {
  ++threads_;
  std::thread([this] { work(); }).detach();
}

void Executor::count_away(int change) {
  const std::scoped_lock lock(mutex_);
  away_ = change > 0 ? away_ + 1 : away_ - 1;
  if (idle_ < queue_.size() && may_grow() && !closing_) grow();
}

std::size_t Executor::thread_count() const {
  const std::scoped_lock lock(mutex_);
  return threads_;
}

void Executor::work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    while (!queue_.empty()) {
      auto job = std::move(queue_.front());
      queue_.pop_front();
      lock.unlock();
      job();
      job = nullptr;  // destroys the job's captures outside the lock
      lock.lock();
    }
    if (closing_) break;
    ++idle_;
    const bool woken = changed_.wait_for(lock, size_.idle_time, [this] { return !queue_.empty() || closing_; });
    --idle_;
    if (!woken && threads_ > size_.minimum) break;
  }
  if (--threads_ == 0) all_gone_.notify_all();
}

}  // namespace offhand
