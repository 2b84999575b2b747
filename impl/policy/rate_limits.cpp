#include "impl/policy/rate_limits.h"

namespace offhand {

using namespace std::chrono_literals;

Result<void> RateLimits::admits(const CallFacts& call) { return admits_at(call, Clock::now()); }

Result<void> RateLimits::admits_at(const CallFacts& call, Clock::time_point now) {
  if (call.is_step) return {};
  const Allowance::Limit limits[] = {{1s, call.config.rate_limit_per_second},
                                     {1min, call.config.rate_limit_per_minute}};
  return calls_.take(call.session, limits, now);
}

}  // namespace offhand
