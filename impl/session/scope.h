#pragma once

#include <chrono>
#include <string>

#include "codegen/runtime/error.h"
#include "impl/session/session.h"
#include "platform/api/platform.h"

namespace offhand {

/// Fails with `deadline_exceeded` or `cancelled` if that applies; `what` names the work that had `timeout` to complete.
Result<void> still_allowed(const platform::Clock& clock, const platform::Limits& limits,
                           std::chrono::milliseconds timeout, const std::string& what);

/// The context of a call for the services that work for it: the facets it may use, its session, and its time limits.
struct Scope {
  platform::Facets platform;
  Session& session;
  platform::Limits limits;
  /// The call's whole timeout, for messages.
  std::chrono::milliseconds timeout{};

  platform::Clock& clock() const { return platform.clock(); }
  platform::TimePoint now() const { return platform.clock().now(); }
  Result<void> still_allowed(const std::string& what) const {
    return offhand::still_allowed(clock(), limits, timeout, what);
  }
  /// Returns early at the deadline or on a stop request.
  void sleep_until(platform::TimePoint at) const { platform::sleep_until(clock(), at, limits); }
};

}  // namespace offhand
