#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "codegen/runtime/error.h"
#include "generated/types/errors.h"

namespace offhand::platform {

/// An application that did not answer `what` in that time. Only after a time in which anybody would have answered is
/// ending it worth a thought: what a caller with a deadline of a millisecond waited for says nothing.
inline Error not_responding(std::string app, std::int64_t pid, std::string what, std::chrono::milliseconds waited) {
  constexpr std::chrono::seconds long_silence{2};
  errors::AppNotResponding data{
      .app = std::move(app), .pid = pid, .what = std::move(what), .waited_ms = waited.count()};
  if (waited >= long_silence) data.silent_ms = waited.count();
  return errors::app_not_responding(data);
}

}  // namespace offhand::platform
