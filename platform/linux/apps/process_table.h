#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace offhand::platform::linux_apps {

/// One row of /proc.
struct ProcessRow {
  std::int64_t pid = 0;
  std::int64_t parent = 0;
  std::int64_t group = 0;
  std::int64_t session = 0;
  /// Name as the kernel keeps it: 15 bytes at most.
  std::string name;
  char state = 0;
  /// Since boot, in clock ticks: tells a process from a later one with the same pid.
  std::uint64_t start_time = 0;
};

std::optional<ProcessRow> read_process(std::int64_t pid);
std::vector<ProcessRow> all_processes();

/// A process and everything that descends from it, by the ancestors of who is asked about. What has been told stays so,
/// for as long as no number is given to another process: for some seconds. Safe to ask from any thread.
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

/// Effective user; -1 when the process is gone.
std::int64_t user_of(std::int64_t pid);
/// Empty where it may not be read.
std::string executable_of(std::int64_t pid);

/// Empty where it may not be read.
std::vector<std::string> command_line_of(std::int64_t pid);
/// The same, cut at blanks as well: Chromium parts its own with blanks once it has renamed itself.
std::vector<std::string> arguments_of(std::int64_t pid);

/// Whether it was started so short a time ago that a browser may not serve its pages yet.
bool is_young(std::int64_t pid);

}  // namespace offhand::platform::linux_apps
