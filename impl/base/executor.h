#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace offhand {

/// An elastic thread pool that runs the tool bodies. Jobs are synchronous and may block, so a thread is added, up to
/// `maximum`, whenever a job would queue behind blocked ones; a thread without work for `idle_time` exits. Up to `away`
/// threads that wait for an application are not counted: however many applications hang, other calls have the whole
/// pool.
class Executor {
 public:
  struct Size {
    std::size_t minimum = 2;
    std::size_t maximum = 64;
    std::size_t away = 192;
    std::chrono::milliseconds idle_time{10'000};
  };

  Executor() : Executor(Size{}) {}
  explicit Executor(Size size) : size_(size) {}
  /// Finishes every submitted job.
  ~Executor();
  Executor(const Executor&) = delete;
  Executor& operator=(const Executor&) = delete;

  /// Runs `job` on a pool thread. Jobs start in the order of submission.
  void submit(std::function<void()> job);

  /// Marks its thread as waiting for another process.
  class Away {
   public:
    explicit Away(Executor& executor) : executor_(executor) { executor_.count_away(1); }
    ~Away() { executor_.count_away(-1); }
    Away(const Away&) = delete;
    Away& operator=(const Away&) = delete;

   private:
    Executor& executor_;
  };

  std::size_t thread_count() const;

 private:
  void count_away(int change);
  bool may_grow() const { return threads_ < size_.maximum + std::min(away_, size_.away); }
  void grow();
  void work();

  Size size_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::condition_variable all_gone_;
  std::deque<std::function<void()>> queue_;
  std::size_t threads_ = 0;
  std::size_t idle_ = 0;
  std::size_t away_ = 0;
  bool closing_ = false;
};

}  // namespace offhand
