#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "impl/cli/caller.h"
#include "impl/cli/commands.h"

// What of the command line rests on processes that stay: the daemon, servers and private desktops. A build for a system
// on which we have none of them links services_none.cpp instead of services.cpp and what that calls.
namespace offhand::cli {

std::span<const Command> service_commands();

/// Where the daemon of this desktop does the work; null when the work stays here.
///
/// A daemon serves this desktop with its own settings: options that ask for others (--platform, --config, --no-daemon)
/// stay here. A daemon of another version is passed over with a warning; one that was named by --socket must answer.
Result<std::unique_ptr<Caller>> daemon_caller(const ProgramOptions& program, const CallerOptions& options);

/// Runs that clients of the daemon of this desktop named; empty where none would be asked for a call.
std::vector<std::string> run_names(const ProgramOptions& program);

/// Private desktops that run.
std::vector<std::string> sandbox_ids();

/// What this process does when it was started by another one of this program in a role of its own. The exit code.
std::optional<int> run_as_helper(int argc, char** argv);

}  // namespace offhand::cli
