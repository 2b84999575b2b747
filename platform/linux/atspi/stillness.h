#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace offhand::platform::atspi {

/// Whether a process has run since: what has not run has changed nothing of what it tells. By what the kernel counts of
/// each of its threads (voluntary_ctxt_switches in proc_pid_status(5)): one that was asleep, is asleep and has not gone
/// to sleep since was never woken.
class Stillness {
 public:
  /// From when the process has gone to sleep behind an answer, which is to be at once: what it does before it sleeps
  /// does not count. Nothing where it goes on, or the kernel does not tell.
  static std::optional<Stillness> begin(std::int64_t pid);
  /// Whether each of its threads sleeps, has not run since, and there is none that there was not.
  bool lasts() const;

 private:
  explicit Stillness(std::int64_t pid) : pid_(pid) {}

  std::int64_t pid_;
  /// By thread: how often it had gone to sleep.
  std::map<std::string, std::uint64_t> sleeps_;
};

}  // namespace offhand::platform::atspi
