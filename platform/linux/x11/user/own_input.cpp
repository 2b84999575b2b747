#include "platform/linux/x11/user/own_input.h"

#include <algorithm>
#include <chrono>

#include "platform/host/steady_clock.h"

namespace offhand::platform::x11 {
namespace {

/// A press that the server has not reported by then was refused, or nobody listened.
constexpr std::chrono::seconds kept_for{2};
constexpr std::size_t most_kept = 4096;

}  // namespace

void OwnInput::sends(Device device, std::uint32_t code) {
  const auto now = steady_now();
  const std::lock_guard lock(mutex_);
  while (!presses_.empty() && (presses_.front().until < now || presses_.size() >= most_kept)) presses_.pop_front();
  presses_.push_back({device, code, now + kept_for});
}

bool OwnInput::takes(Device device, std::uint32_t code) {
  const auto now = steady_now();
  const std::lock_guard lock(mutex_);
  const auto press = std::ranges::find_if(
      presses_, [&](const Press& sent) { return sent.device == device && sent.code == code && sent.until >= now; });
  if (press == presses_.end()) return false;
  presses_.erase(press);
  return true;
}

}  // namespace offhand::platform::x11
