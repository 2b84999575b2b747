#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace offhand {

/// The elastic pool on which tool bodies run. Bodies are synchronous and may wait, so a thread is added whenever a job
/// would have to queue behind waiting ones, up to `maximum`; a thread that finds nothing to do for `idle_time` leaves.
class Executor {
 public:
  struct Size {
    std::size_t minimum = 2;
    std::size_t maximum = 64;
    std::chrono::milliseconds idle_time{10'000};
  };

  Executor() : Executor(Size{}) {}
  explicit Executor(Size size) : size_(size) {}
  /// Finishes every job that was submitted.
  ~Executor();
  Executor(const Executor&) = delete;
  Executor& operator=(const Executor&) = delete;

  /// Runs `job` on a thread of the pool. Jobs start in the order of submission.
  void submit(std::function<void()> job);

  std::size_t thread_count() const;

 private:
  void work();

  Size size_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::condition_variable all_gone_;
  std::deque<std::function<void()>> queue_;
  std::size_t threads_ = 0;
  std::size_t idle_ = 0;
  bool closing_ = false;
};

}  // namespace offhand
