#pragma once

#include <cstdint>
#include <string>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"
#include "platform/linux/atspi/task.h"

namespace offhand::platform::atspi {

/// Whom a task asked, for messages.
struct Asked {
  std::string app;
  std::int64_t pid = 0;
};

/// The error of a task that did not finish. `what` completes "was not done" and "was cancelled".
Error unfinished(const TaskOutcome& outcome, const Asked& asked, const std::string& what);

}  // namespace offhand::platform::atspi
