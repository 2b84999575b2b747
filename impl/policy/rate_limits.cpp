#include "impl/policy/rate_limits.h"

#include <algorithm>

#include "generated/types/errors.h"

namespace offhand {
namespace {

using namespace std::chrono_literals;

struct Limit {
  std::chrono::milliseconds window;
  std::int64_t calls;
};

}  // namespace

Result<void> RateLimits::admits(const CallFacts& call) { return admits_at(call, Clock::now()); }

Result<void> RateLimits::admits_at(const CallFacts& call, Clock::time_point now) {
  if (call.is_step) return {};
  const Limit limits[] = {{1s, call.config.rate_limit_per_second}, {1min, call.config.rate_limit_per_minute}};
  if (std::ranges::all_of(limits, [](const Limit& limit) { return limit.calls == 0; })) return {};
  const std::scoped_lock lock(mutex_);
  if (begun_.size() >= session_limit && !begun_.contains(call.session)) forget_the_longest_idle();
  auto& begun = begun_[std::string(call.session)];
  while (!begun.empty() && now - begun.front() >= 1min) begun.pop_front();
  for (const auto& [window, calls] : limits) {
    if (calls == 0) continue;
    const auto first = std::ranges::find_if(begun, [&](Clock::time_point at) { return now - at < window; });
    const auto within = begun.end() - first;
    if (within < calls) continue;
    // Once the calls that are too many have left the window, one more fits.
    const auto blocking = *(first + (within - calls));
    const auto wait = std::chrono::ceil<std::chrono::milliseconds>(window - (now - blocking));
    return fail(errors::rate_limited({.session = std::string(call.session),
                                      .calls = within,
                                      .window_ms = window.count(),
                                      .limit = calls,
                                      .retry_after_ms = wait.count()}));
  }
  begun.push_back(now);
  return {};
}

void RateLimits::forget_the_longest_idle() {
  const auto last_call = [](const auto& entry) {
    return entry.second.empty() ? Clock::time_point::min() : entry.second.back();
  };
  begun_.erase(std::ranges::min_element(begun_, {}, last_call));
}

}  // namespace offhand
