#pragma once

#include <cstdint>
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
