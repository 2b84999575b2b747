#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace offhand {

/// What this process has done since it started.
class Statistics {
 public:
  struct Tool {
    std::uint64_t calls = 0;
    std::uint64_t failed = 0;
    std::chrono::microseconds total{};
    std::chrono::microseconds longest{};
  };

  /// Who wants to know that something was counted. Called on the thread of the call, while nothing else is counted:
  /// quick, and without a question back.
  class Watcher {
   public:
    virtual ~Watcher() = default;
    virtual void counted() = 0;
  };

  void count(std::string_view tool, bool failed, std::chrono::microseconds took);
  /// By wire name.
  std::map<std::string, Tool, std::less<>> tools() const;
  std::chrono::milliseconds uptime() const;
  /// As long as it lives.
  void watch(std::weak_ptr<Watcher> watcher);

  /// Clients connected now.
  std::atomic<std::int64_t> connections = 0;

 private:
  std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
  mutable std::mutex mutex_;
  std::map<std::string, Tool, std::less<>> tools_;
  std::vector<std::weak_ptr<Watcher>> watchers_;
};

}  // namespace offhand
