#include "impl/session/scope.h"

#include "generated/types/errors.h"

namespace offhand {

Result<void> still_allowed(const platform::Clock& clock, const platform::Limits& limits,
                           std::chrono::milliseconds timeout, const std::string& what) {
  if (limits.stop.stop_requested()) return fail(errors::cancelled({.what = what}));
  if (clock.now() >= limits.deadline) {
    return fail(errors::deadline_exceeded({.what = what, .timeout_ms = timeout.count()}));
  }
  return {};
}

}  // namespace offhand
