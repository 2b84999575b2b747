#include "impl/cli/services.h"

#include <array>

#include "impl/cli/service_commands.h"
#include "impl/sandbox/sandbox.h"
#include "platform/select.h"

namespace offhand::cli {

std::span<const Command> service_commands() {
  static constexpr std::array commands{
      Command{"mcp", run_mcp},
      Command{"mcp serve", run_mcp},
      Command{"serve", run_serve},
      Command{"watch", run_watch},
      Command{"doctor", run_doctor},
      Command{"bug-report", run_bug_report},
      Command{"stop", run_stop},
      Command{"status", run_status},
      Command{"stats", run_stats},
      Command{"trace", run_trace},
      Command{"install", run_install},
      Command{"uninstall", run_uninstall},
      Command{"sandbox run", run_sandbox_run},
      Command{"sandbox start", run_sandbox_start},
      Command{"sandbox stop", run_sandbox_stop},
      Command{"sandbox status", run_sandbox_status},
      Command{"sandbox view", run_sandbox_view},
  };
  return commands;
}

std::optional<int> run_as_helper(int argc, char** argv) {
  if (const auto status = sandbox::maybe_run_supervisor(argc, argv)) return status;
  return platform::run_as_helper(argc, argv);
}

}  // namespace offhand::cli
