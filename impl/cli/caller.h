#pragma once

#include <chrono>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "codegen/runtime/error.h"
#include "codegen/runtime/tool.h"
#include "impl/cli/commands.h"

namespace offhand::cli {

/// Runs the calls of a command: in the daemon of this desktop if one listens, else in this process.
class Caller {
 public:
  virtual ~Caller() = default;
  virtual Result<Reply> call(const ToolInfo& tool, nlohmann::json arguments) = 0;
};

struct CallerOptions {
  /// The session of calls that have no `session` argument.
  std::string session;
  std::optional<std::chrono::milliseconds> timeout;
  /// True if another call follows this one.
  bool goes_on = false;
};

/// A caller that does the work in this process.
std::unique_ptr<Caller> make_local_caller(std::unique_ptr<Process> process, CallerOptions options);
Result<std::unique_ptr<Caller>> make_caller(const ProgramOptions& program, CallerOptions options);

}  // namespace offhand::cli
