#include "platform/linux/x11/connection/budget.h"

#include <poll.h>

#include <algorithm>
#include <thread>

#include "generated/types/errors.h"
#include "platform/host/steady_clock.h"

namespace offhand::platform::x11 {
namespace {

using std::chrono::milliseconds;

// A stop request cannot wake poll(), so no single wait is longer than this.
constexpr milliseconds longest_slice{5};

}  // namespace

Budget::Budget(std::string what, const Limits& limits)
    : what_(std::move(what)), limits_(limits), begun_(steady_now()) {}

std::optional<Error> Budget::spent() const {
  if (limits_.stop.stop_requested()) return errors::cancelled({.what = what_});
  if (steady_now() < limits_.deadline) return std::nullopt;
  // Reports the whole time of the call, because the rest that was left at this point means nothing to the caller.
  const auto allowed =
      limits_.whole.count() > 0 ? limits_.whole : std::chrono::duration_cast<milliseconds>(limits_.deadline - begun_);
  return errors::deadline_exceeded({.what = what_, .timeout_ms = std::max<std::int64_t>(0, allowed.count())});
}

int Budget::slice_ms() const {
  const auto left = std::chrono::ceil<milliseconds>(limits_.deadline - steady_now());
  return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, longest_slice.count()));
}

Result<void> Budget::sleep_until(TimePoint until) const {
  while (steady_now() < until) {
    if (auto error = spent()) return fail(*std::move(error));
    std::this_thread::sleep_for(
        std::min<std::chrono::nanoseconds>(until - steady_now(), milliseconds(std::max(1, slice_ms()))));
  }
  return {};
}

Result<void> Budget::sleep(milliseconds duration) const { return sleep_until(steady_now() + duration); }

Budget Budget::no_later_than(TimePoint deadline) const {
  Budget shorter = *this;
  shorter.limits_ = limits_.no_later_than(deadline);
  return shorter;
}

Result<void> wait_for_descriptor(int fd, short events, const Budget& budget) {
  while (true) {
    pollfd entry{fd, events, 0};
    if (::poll(&entry, 1, budget.slice_ms()) > 0) return {};
    if (auto error = budget.spent()) return fail(*std::move(error));
  }
}

}  // namespace offhand::platform::x11
