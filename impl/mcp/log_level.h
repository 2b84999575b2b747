#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace offhand::mcp {

/// Log levels of messages to a client, those of syslog, in ascending order.
enum class LogLevel : std::uint8_t { debug, info, notice, warning, error, critical, alert, emergency };

inline constexpr std::array<std::string_view, 8> log_level_names{"debug", "info",     "notice", "warning",
                                                                 "error", "critical", "alert",  "emergency"};

constexpr std::optional<LogLevel> log_level_named(std::string_view name) {
  for (std::size_t i = 0; i < log_level_names.size(); ++i) {
    if (log_level_names[i] == name) return static_cast<LogLevel>(i);
  }
  return std::nullopt;
}

}  // namespace offhand::mcp
