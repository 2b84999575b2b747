#pragma once

#include <chrono>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "codegen/runtime/error.h"
#include "codegen/runtime/tool.h"
#include "impl/cli/commands.h"
#include "impl/daemon/client.h"

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
};

/// One that does the work in this process.
std::unique_ptr<Caller> make_local_caller(std::unique_ptr<Runtime> runtime, CallerOptions options);
/// A daemon serves this desktop with its own settings: options that ask for others (--platform, --config, --no-daemon)
/// stay here. A daemon of another version is passed over with a warning; one that was named by --socket must answer.
Result<std::unique_ptr<Caller>> make_caller(const ProgramOptions& program, CallerOptions options);

/// Socket of the daemon that these options mean.
std::string socket_of(const ProgramOptions& program);
/// A connection to the daemon that is to do the work, by the rules above, with a selection of tools; nothing when the
/// work stays here.
Result<std::optional<daemon::Client>> daemon_client(const ProgramOptions& program, std::string_view tools = "full");

}  // namespace offhand::cli
