#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace offhand::platform::linux_apps {

/// One process in /proc.
struct ProcessRow {
  std::int64_t pid = 0;
  std::int64_t parent = 0;
  std::int64_t group = 0;
  std::int64_t session = 0;
  /// The kernel's name of it: 15 bytes at most. People are told full_name().
  std::string name;
  char state = 0;
  /// In clock ticks since boot; distinguishes a process from a later one with the same pid.
  std::uint64_t start_time = 0;
};

std::optional<ProcessRow> read_process(std::int64_t pid);
std::vector<ProcessRow> all_processes();

/// A process and all its descendants, tested by the ancestors of the process in question. Results are cached, so an
/// object is valid only until pids are reused, for some seconds. Thread-safe.
class ProcessFamily {
 public:
  explicit ProcessFamily(std::int64_t eldest) : eldest_(eldest), began_(began(eldest)) {}
  bool has(std::int64_t pid);
  std::int64_t eldest() const { return eldest_; }

 private:
  static std::optional<std::uint64_t> began(std::int64_t pid);

  const std::int64_t eldest_;
  const std::optional<std::uint64_t> began_;
  std::mutex mutex_;
  std::map<std::int64_t, bool> told_;
};

/// The effective user; -1 when the process is gone.
std::int64_t user_of(std::int64_t pid);
/// Empty when it may not be read.
std::string executable_of(std::int64_t pid);

/// Of a variable in the environment that it was started with; empty when it has none, or may not be read.
std::optional<std::string> variable_of(std::int64_t pid, const std::string& name);

/// Empty when it may not be read.
std::vector<std::string> command_line_of(std::int64_t pid);
/// The name of a process, whole where the kernel cut it.
std::string full_name(const ProcessRow& row);
/// The same, split at blanks as well: Chromium separates its arguments by blanks after it has renamed itself.
std::vector<std::string> arguments_of(std::int64_t pid);

/// Whether it was started so recently that a browser may not serve its pages yet.
bool is_young(std::int64_t pid);

}  // namespace offhand::platform::linux_apps
