#include "impl/config/allowance.h"

#include <algorithm>

#include "generated/types/errors.h"

namespace offhand {

Result<void> Allowance::take(std::string_view session, std::span<const Limit> limits, Clock::time_point now) {
  if (std::ranges::all_of(limits, [](const Limit& limit) { return limit.most == 0; })) return {};
  const std::scoped_lock lock(mutex_);
  if (begun_.size() >= session_limit && !begun_.contains(session)) forget_the_longest_idle();
  auto& begun = begun_[std::string(session)];
  while (!begun.empty() && now - begun.front() >= longest_window) begun.pop_front();
  for (const auto& [window, most] : limits) {
    if (most == 0) continue;
    if (std::ssize(begun) < most) continue;
    // Once this one has left the window, one more fits.
    const auto blocking = *(begun.end() - most);
    if (now - blocking >= window) continue;
    const auto is_past = [&](Clock::time_point at) { return now - at >= window; };
    const auto within = begun.end() - std::ranges::partition_point(begun, is_past);
    const auto wait = std::chrono::ceil<std::chrono::milliseconds>(window - (now - blocking));
    return fail(errors::rate_limited({.session = std::string(session),
                                      .calls = within,
                                      .what = what_,
                                      .window_ms = window.count(),
                                      .limit = most,
                                      .retry_after_ms = wait.count()}));
  }
  begun.push_back(now);
  return {};
}

void Allowance::forget_the_longest_idle() {
  const auto last = [](const auto& entry) {
    return entry.second.empty() ? Clock::time_point::min() : entry.second.back();
  };
  begun_.erase(std::ranges::min_element(begun_, {}, last));
}

}  // namespace offhand
