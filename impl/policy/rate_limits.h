#pragma once

#include "impl/config/allowance.h"
#include "impl/policy/policy.h"

namespace offhand {

/// The settings rate_limit_per_second and rate_limit_per_minute: how many calls a session may begin.
class RateLimits final : public Policy {
 public:
  using Clock = Allowance::Clock;

  /// `rate_limited`, with the time after which another call is admitted.
  Result<void> admits(const CallFacts& call) override;
  Result<void> admits_at(const CallFacts& call, Clock::time_point now);

 private:
  Allowance calls_{"calls"};
};

}  // namespace offhand
