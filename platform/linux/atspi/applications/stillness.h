#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace offhand::platform::atspi {

/// Detects whether a process has run: a process that has not run has not changed its tree. Uses the kernel's counters
/// of each thread (voluntary_ctxt_switches in proc_pid_status(5)): a thread that was asleep, is asleep, and has the
/// same count has never been woken.
class Stillness {
 public:
  /// Waits until the process has gone to sleep after an answer, which should be at once, so that its remaining work
  /// does not count. Nothing if it keeps running or the kernel does not report it.
  static std::optional<Stillness> begin(std::int64_t pid);
  /// True if the same threads exist, all sleep, and none has run since.
  bool lasts() const;

 private:
  explicit Stillness(std::int64_t pid) : pid_(pid) {}

  std::int64_t pid_;
  /// By thread: how often it had gone to sleep.
  std::map<std::string, std::uint64_t> sleeps_;
};

}  // namespace offhand::platform::atspi
