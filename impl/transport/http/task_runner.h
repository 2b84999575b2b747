#pragma once

#include <atomic>
#include <functional>

#include "impl/dispatch/executor.h"

namespace offhand::http {

/// Runs a call on the thread that read it while another thread is free to go on reading: a client that sends one call
/// after the other then pays for no hand-over. Otherwise the pool does.
class TaskRunner {
 public:
  TaskRunner(Executor& executor, int reading_threads) : executor_(executor), reading_threads_(reading_threads) {}

  /// `outlives_answer`: see mcp::Task.
  void run(std::function<void()> task, bool outlives_answer) {
    if (outlives_answer) return executor_.submit(std::move(task));
    if (++inline_ < reading_threads_) {
      task();
      task = nullptr;
      --inline_;
    } else {
      --inline_;
      executor_.submit(std::move(task));
    }
  }

 private:
  Executor& executor_;
  int reading_threads_;
  std::atomic<int> inline_ = 0;
};

}  // namespace offhand::http
