#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <map>
#include <mutex>
#include <string>

#include "impl/policy/policy.h"

namespace offhand {

/// The settings rate_limit_per_second and rate_limit_per_minute: how many calls a session may begin.
class RateLimits final : public Policy {
 public:
  using Clock = std::chrono::steady_clock;
  /// Sessions whose calls are remembered; of more, those are forgotten that called longest ago.
  static constexpr std::size_t session_limit = 1'024;

  /// `rate_limited`, with the time after which another call is admitted.
  Result<void> admits(const CallFacts& call) override;
  Result<void> admits_at(const CallFacts& call, Clock::time_point now);

 private:
  void forget_the_longest_idle();

  std::mutex mutex_;
  /// When each session began its calls of the last minute, oldest first.
  std::map<std::string, std::deque<Clock::time_point>, std::less<>> begun_;
};

}  // namespace offhand
