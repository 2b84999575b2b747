#include "generated/types/errors.h"
#include "impl/cli/services.h"

namespace offhand::cli {

std::span<const Command> service_commands() { return {}; }

Result<std::unique_ptr<Caller>> daemon_caller(const ProgramOptions& program, const CallerOptions& /*options*/) {
  if (program.socket.empty()) return nullptr;
  return fail(errors::daemon_not_running({.socket = program.socket, .reason = "this build has no daemon"}));
}

std::vector<std::string> run_names(const ProgramOptions& /*program*/) { return {}; }

std::vector<std::string> sandbox_ids() { return {}; }

std::optional<int> run_as_helper(int /*argc*/, char** /*argv*/) { return std::nullopt; }

}  // namespace offhand::cli
