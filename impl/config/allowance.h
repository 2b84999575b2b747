#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <mutex>
#include <span>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"

namespace offhand {

/// How much of something the settings let a session begin within some time, such as calls.
class Allowance {
 public:
  using Clock = std::chrono::steady_clock;
  /// What a session begins within `window`; `most` of 0 means no limit.
  struct Limit {
    std::chrono::milliseconds window;
    std::int64_t most;
  };
  /// No limit counts over a longer time.
  static constexpr std::chrono::minutes longest_window{1};
  /// Sessions that are remembered; of more, those are forgotten that began something longest ago.
  static constexpr std::size_t session_limit = 1'024;

  /// `what`: what is begun, in the plural, as errors call it.
  explicit Allowance(std::string what) : what_(std::move(what)) {}

  /// Counts one more, or `rate_limited` with the time after which another one is allowed.
  Result<void> take(std::string_view session, std::span<const Limit> limits, Clock::time_point now = Clock::now());

 private:
  void forget_the_longest_idle();

  const std::string what_;
  std::mutex mutex_;
  /// When each session began what it began within the longest window, oldest first.
  std::map<std::string, std::deque<Clock::time_point>, std::less<>> begun_;
};

}  // namespace offhand
