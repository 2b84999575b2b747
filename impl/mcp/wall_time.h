#pragma once

#include <chrono>

namespace offhand::mcp {

/// Calendar time, for times that are sent to others or that outlive the process.
using WallTime = std::chrono::sys_time<std::chrono::milliseconds>;

inline WallTime wall_time() {
  return std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

}  // namespace offhand::mcp
