#pragma once

#include <memory>
#include <string>

#include "impl/dispatch/dispatcher.h"
#include "impl/dispatch/process.h"
#include "offhand/calls.h"
#include "offhand/outcome.h"

namespace offhand::library {

/// What all sessions of one platform share in this process: its desk, so that they keep out of each other's way, and
/// what every call passes through. Begins with the first of them and ends with the last.
class SharedProcess {
 public:
  explicit SharedProcess(Process::Options options) : process_(std::move(options)), dispatcher_(process_) {}

  /// That of a platform of this desktop. Errors: unknown_platform, configuration_invalid.
  static Outcome<std::shared_ptr<SharedProcess>> of(const SessionOptions& options);

  Process& process() { return process_; }
  Dispatcher& dispatcher() { return dispatcher_; }

 private:
  Process process_;
  Dispatcher dispatcher_;
};

}  // namespace offhand::library
