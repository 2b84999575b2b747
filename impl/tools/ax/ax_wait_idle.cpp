#include "generated/tools/ax/ax_wait_idle.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "impl/tools/call.h"

namespace offhand::tools::ax {
namespace {

/// For the reply.
constexpr std::chrono::milliseconds reserve{200};

/// Comes back once every window of the application has said what it had to say.
void hear_all(Call& call, const std::vector<platform::WindowInfo>& windows, platform::TimePoint until) {
  auto limits = call.limits();
  limits.deadline = std::min(limits.deadline, until);
  for (const auto& window : windows) static_cast<void>(call.tree().hear_out(window, limits));
}

double seconds_between(platform::TimePoint from, platform::TimePoint to) {
  return std::chrono::duration<double>(to - from).count();
}

/// How long it has been waited, of how long at most.
void tell_waiting(Call& call, platform::TimePoint began, platform::TimePoint now, platform::TimePoint end) {
  const auto waited = seconds_between(began, now);
  const auto whole = seconds_between(began, end);
  call.progress(waited, whole, fmt::format("Waiting… ({:.1f} s / {:.1f} s)", waited, whole));
}

}  // namespace

Result<AxWaitIdleResult> ax_wait_idle(Call& call, const Target& target, const AxWaitIdleArgs& args) {
  OFFHAND_CHECK(call.enter_task());
  const auto watch = call.watch_events(target.process->pid);
  OFFHAND_ASSIGN(const auto windows, windows_of(call.scope(), target.process->pid));
  auto& clock = call.clock();
  const auto began = clock.now();
  const auto end = std::min(call.limits().deadline - reserve, began + std::chrono::milliseconds(args.timeout_ms));
  const std::chrono::milliseconds rest(args.poll_ms);
  const auto any = [](const platform::Event&) { return true; };
  AxWaitIdleResult result;
  for (;;) {
    hear_all(call, windows, end);
    const auto now = clock.now();
    tell_waiting(call, began, now, end);
    const auto rested_at = now + rest;
    if (watch->wait(any, std::min(rested_at, end), call.limits().stop, clock)) {
      ++result.changes;
      if (clock.now() < end) continue;
    } else {
      result.idle = clock.now() >= rested_at;
    }
    if (!result.idle && clock.now() < end) OFFHAND_CHECK(call.still_allowed("Waiting until the application rests"));
    break;
  }
  if (result.idle) call.progress(seconds_between(began, end), seconds_between(began, end), "The application is idle");
  result.waited_ms = std::chrono::duration_cast<std::chrono::milliseconds>(clock.now() - began).count();
  return result;
}

}  // namespace offhand::tools::ax
