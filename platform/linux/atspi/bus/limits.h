#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "codegen/runtime/error.h"
#include "platform/api/clock.h"
#include "platform/linux/atspi/reading/inquiry.h"

namespace offhand::platform::atspi {

/// The application that an inquiry called, for messages.
struct Asked {
  std::string app;
  std::int64_t pid = 0;
};

/// The error of an inquiry that did not finish. `what` completes "was not done" and "was cancelled".
Error unfinished(const InquiryOutcome& outcome, const Asked& asked, const std::string& what);
/// Waits; false if the limits end it.
bool pause(const Limits& limits, std::chrono::milliseconds time);

}  // namespace offhand::platform::atspi
