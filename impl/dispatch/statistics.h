#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

namespace offhand {

/// Where the time of a call went.
struct CallStages {
  std::chrono::microseconds parse{};
  /// For its turn: others that act, the application, the seat.
  std::chrono::microseconds wait{};
  /// Finding its target again.
  std::chrono::microseconds target{};
  std::chrono::microseconds body{};
  std::chrono::microseconds record{};
};

/// What is remembered of a call: nothing of its arguments, for they hold what people type.
struct CallRecord {
  std::chrono::system_clock::time_point ended;
  /// "desktop.click"
  std::string identity;
  std::string session;
  /// Code of its error; empty for a success.
  std::string error;
  std::chrono::microseconds took{};
  CallStages stages;
};

/// What this process has done since it started.
class Statistics {
 public:
  /// Upper ends of the classes that durations are counted in; a last class takes the rest.
  static constexpr std::array<std::chrono::milliseconds, 12> bounds{
      std::chrono::milliseconds(1),     std::chrono::milliseconds(2),     std::chrono::milliseconds(5),
      std::chrono::milliseconds(10),    std::chrono::milliseconds(20),    std::chrono::milliseconds(50),
      std::chrono::milliseconds(100),   std::chrono::milliseconds(200),   std::chrono::milliseconds(500),
      std::chrono::milliseconds(1'000), std::chrono::milliseconds(2'000), std::chrono::milliseconds(5'000)};
  /// Calls that are remembered one by one.
  static constexpr std::size_t log_length = 1'000;

  struct Tool {
    std::uint64_t calls = 0;
    std::uint64_t failed = 0;
    std::chrono::microseconds total{};
    std::chrono::microseconds longest{};
    std::map<std::string, std::uint64_t, std::less<>> errors;
    std::array<std::uint64_t, bounds.size() + 1> by_duration{};
  };

  /// Who wants to know that something was counted. Called on the thread of the call, while nothing else is counted:
  /// quick, and without a question back.
  class Watcher {
   public:
    virtual ~Watcher() = default;
    virtual void counted(const CallRecord& call) = 0;
  };

  void count(CallRecord call);
  /// By identity.
  std::map<std::string, Tool, std::less<>> tools() const;
  /// The last calls, oldest first.
  std::deque<CallRecord> log() const;
  std::chrono::milliseconds uptime() const;
  /// As long as it lives.
  void watch(std::weak_ptr<Watcher> watcher);

  /// Clients connected now.
  std::atomic<std::int64_t> connections = 0;

 private:
  std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
  mutable std::mutex mutex_;
  std::map<std::string, Tool, std::less<>> tools_;
  std::deque<CallRecord> log_;
  std::vector<std::weak_ptr<Watcher>> watchers_;
};

}  // namespace offhand
