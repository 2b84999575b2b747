#pragma once

#include <optional>
#include <string>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"

namespace offhand::platform::x11 {

/// The remaining time of one call, and its name for messages. Every wait of this backend checks it.
class Budget {
 public:
  /// `what` is the start of a sentence: "Listing the windows".
  Budget(std::string what, const Limits& limits);

  /// The error to fail with, once the deadline has passed or a stop was requested.
  std::optional<Error> spent() const;
  /// The longest wait for one poll(): short, so that a stop request is noticed, and never beyond the deadline.
  int slice_ms() const;
  /// Sleeps until `until`; early with an error when the budget ends first.
  Result<void> sleep_until(TimePoint until) const;
  Result<void> sleep(std::chrono::milliseconds duration) const;
  /// The same call with an earlier deadline.
  Budget no_later_than(TimePoint deadline) const;

  const std::string& what() const { return what_; }
  const Limits& limits() const { return limits_; }

 private:
  std::string what_;
  Limits limits_;
  TimePoint begun_;
};

/// Waits until `fd` has one of `events` (poll's constants).
Result<void> wait_for_descriptor(int fd, short events, const Budget& budget);

}  // namespace offhand::platform::x11
