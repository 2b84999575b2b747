#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/process.h"

namespace offhand::test {

/// Processes with this on their command line.
inline std::vector<pid_t> processes_with(const std::string& mark) {
  std::vector<pid_t> found;
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const auto name = entry.path().filename().string();
    if (name.find_first_not_of("0123456789") != std::string::npos) continue;
    if (contents(entry.path() / "cmdline").find(mark) != std::string::npos) found.push_back(std::stoi(name));
  }
  return found;
}

}  // namespace offhand::test
