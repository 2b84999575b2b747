#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

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

  void count(std::string_view tool, bool failed, std::chrono::microseconds took);
  /// By wire name.
  std::map<std::string, Tool, std::less<>> tools() const;
  std::chrono::milliseconds uptime() const;

  /// Clients connected now.
  std::atomic<std::int64_t> connections = 0;

 private:
  std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
  mutable std::mutex mutex_;
  std::map<std::string, Tool, std::less<>> tools_;
};

}  // namespace offhand
