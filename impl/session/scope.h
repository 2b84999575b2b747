#pragma once

#include <chrono>
#include <string>

#include "codegen/runtime/error.h"
#include "impl/session/session.h"
#include "platform/api/platform.h"

namespace offhand {

/// `deadline_exceeded` or `cancelled` once that is so; `what` is what was to be done in `timeout`.
Result<void> still_allowed(const platform::Clock& clock, const platform::Limits& limits,
                           std::chrono::milliseconds timeout, const std::string& what);

/// What services know of the call that they work for: the facets it may use, its session, and how long it may take.
struct Scope {
  platform::Facets platform;
  Session& session;
  platform::Limits limits;
  /// The call's whole time, for messages.
  std::chrono::milliseconds timeout{};

  platform::Clock& clock() const { return platform.clock(); }
  platform::TimePoint now() const { return platform.clock().now(); }
  Result<void> still_allowed(const std::string& what) const {
    return offhand::still_allowed(clock(), limits, timeout, what);
  }
  /// Or until the deadline or a stop request.
  void sleep_until(platform::TimePoint at) const { platform::sleep_until(clock(), at, limits); }
};

}  // namespace offhand
