#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

namespace offhand {

/// Calls back at a time, on one thread of its own that starts with the first alarm. What is called back must be quick.
class Alarms {
 public:
  using Clock = std::chrono::steady_clock;
  using Id = std::pair<Clock::time_point, std::uint64_t>;

  Alarms() = default;
  ~Alarms();
  Alarms(const Alarms&) = delete;
  Alarms& operator=(const Alarms&) = delete;

  Id at(Clock::time_point when, std::function<void()> ring);
  /// It may be ringing just now.
  void cancel(const Id& id);
  /// None rings from now on, none is ringing.
  void end();

 private:
  void wait();

  std::mutex mutex_;
  std::condition_variable changed_;
  std::map<Id, std::function<void()>> pending_;
  std::uint64_t count_ = 0;
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace offhand
