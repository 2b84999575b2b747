#include "platform/linux/atspi/bus/limits.h"

#include <chrono>
#include <condition_variable>
#include <mutex>

#include "generated/types/errors.h"
#include "platform/api/silence.h"
#include "platform/host/steady_clock.h"

namespace offhand::platform::atspi {

Error unfinished(const InquiryOutcome& outcome, const Asked& asked, const std::string& what) {
  const auto waited = std::chrono::round<std::chrono::milliseconds>(steady_now() - outcome.began);
  switch (outcome.end) {
    case InquiryEnd::stopped:
      return errors::cancelled({.what = what});
    case InquiryEnd::disconnected:
      return errors::no_accessibility_bus({.reason = outcome.reason});
    case InquiryEnd::deadline:
    case InquiryEnd::finished:
      break;
  }
  // With some replies it is slow, or there is much to read, but it does not hang.
  if (outcome.replies > 0 && outcome.replies * 2 > outcome.calls) {
    const auto allowed = outcome.whole.count() > 0 ? outcome.whole : waited;
    return errors::deadline_exceeded({.what = what, .timeout_ms = allowed.count()});
  }
  return not_responding(asked.app, asked.pid, what, waited);
}

bool pause(const Limits& limits, std::chrono::milliseconds time) {
  const auto until = steady_now() + time;
  if (until >= limits.deadline) return false;
  std::mutex mutex;
  std::condition_variable_any never;
  std::unique_lock lock(mutex);
  never.wait_until(lock, limits.stop, on_this_machine(until), [] { return false; });
  return !limits.stop.stop_requested();
}

}  // namespace offhand::platform::atspi
