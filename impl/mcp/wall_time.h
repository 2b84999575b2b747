#pragma once

#include <chrono>

namespace offhand::mcp {

/// What is told to others, or outlives the process, goes by the calendar, not by the time since the machine started.
using WallTime = std::chrono::sys_time<std::chrono::milliseconds>;

inline WallTime wall_time() {
  return std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

}  // namespace offhand::mcp
