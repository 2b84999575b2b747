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

/// Starts programs and collects them when they end: only those, by their descriptors, so that other children of this
/// process are nobody's business but their owner's.
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
  /// What is known of a program; empty when it was not started here.
  std::optional<Life> life(std::int64_t pid);
  /// See Apps::last_words.
  std::string last_words(std::int64_t pid);

 private:
  struct Child {
    int descriptor = -1;
    Life life;
    /// What it writes to its standard error, while it runs; and the end of that, afterwards.
    host::Descriptor errors = {};
    std::string last_words = {};
  };
  /// Whether it has ended.
  static bool collect(Child& child);
  void collect_all(const std::stop_token& stop);
  void wake() const;

  mutable std::mutex mutex_;
  std::map<std::int64_t, Child> children_;
  int wake_fd_ = -1;
  std::jthread collector_;
};

}  // namespace offhand::platform::linux_apps
