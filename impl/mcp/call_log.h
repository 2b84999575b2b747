#pragma once

#include <chrono>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "codegen/runtime/tool.h"

namespace offhand::mcp {

/// What a client that asked for log messages is told of a call of a tool.
struct CallNews {
  const ToolInfo& tool;
  const nlohmann::json& arguments;
  std::chrono::microseconds took{};
  /// Null: it succeeded.
  const Error* error = nullptr;
  /// JSON text of its result; empty: it has none.
  std::string_view structured = {};
  /// JSON text of what reading cost; empty: it is not known.
  std::string_view cost = {};
};

/// "info"; "notice" where something else than the first strategy served; "warning" for more than 100 ms; "error", also
/// where nothing was found; "alert" where the user's policy refused it.
std::string_view level_of(const CallNews& news);
/// Tool, application, query, strategy, whether it was answered from what is kept, duration, error. Nothing that was
/// typed, and no picture.
nlohmann::json data_of(const CallNews& news);
/// "offhand.tools.click"
std::string logger_of(const ToolInfo& tool);

}  // namespace offhand::mcp
