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

/// Where a command's calls run: in the daemon of this desktop when one listens, else in this process.
class Caller {
 public:
  virtual ~Caller() = default;
  virtual Result<Reply> call(const ToolInfo& tool, nlohmann::json arguments) = 0;
};

struct CallerOptions {
  /// The run that calls without a `session` argument belong to.
  std::string session;
  std::optional<std::chrono::milliseconds> timeout;
  /// Whether another call comes after this one.
  bool goes_on = false;
};

/// One that does the work in this process.
std::unique_ptr<Caller> make_local_caller(std::unique_ptr<Process> process, CallerOptions options);
Result<std::unique_ptr<Caller>> make_caller(const ProgramOptions& program, CallerOptions options);

}  // namespace offhand::cli
