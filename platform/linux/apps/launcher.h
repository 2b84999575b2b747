#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "codegen/runtime/error.h"
#include "platform/api/apps.h"
#include "platform/host/descriptor.h"

namespace offhand::platform::linux_apps {

/// Starts programs and reaps them when they end. It waits for their pidfds only, so that other children of this process
/// stay with their owners.
class Launcher {
 public:
  Launcher();
  ~Launcher();
  Launcher(const Launcher&) = delete;
  Launcher& operator=(const Launcher&) = delete;

  Result<std::int64_t> start(const LaunchPlan& plan);
  struct Life {
    /// Empty while it runs.
    std::optional<Ended> end;
  };
  /// What is known about a program; empty when it was not started here.
  std::optional<Life> life(std::int64_t pid);
  /// See Apps::last_words.
  std::string last_words(std::int64_t pid);

 private:
  struct Child {
    int descriptor = -1;
    Life life;
    /// Its standard error while it runs, and the end of that text afterwards.
    host::Descriptor errors = {};
    std::string last_words = {};
  };
  /// Reaps it if it has ended; returns whether it has.
  static bool collect(Child& child);
  void collect_all(const std::stop_token& stop);
  void wake() const;

  mutable std::mutex mutex_;
  std::map<std::int64_t, Child> children_;
  int wake_fd_ = -1;
  std::jthread collector_;
};

}  // namespace offhand::platform::linux_apps
