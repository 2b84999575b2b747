#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "impl/cli/caller.h"
#include "impl/cli/commands.h"

// Commands that need long-lived processes: the daemon, servers and private desktops. A build for a system without them
// links services_none.cpp instead of services.cpp and its dependencies.
namespace offhand::cli {

std::span<const Command> service_commands();

/// A caller for the daemon of this desktop; null if the work is done in this process.
///
/// The daemon serves this desktop with its own settings, so options that ask for others (--platform, --config,
/// --no-daemon) keep the work here. A daemon of another version is skipped with a warning; one named by --socket must
/// answer.
Result<std::unique_ptr<Caller>> daemon_caller(const ProgramOptions& program, const CallerOptions& options);

/// The sessions that clients of the daemon have named; empty if no daemon would be used.
std::vector<std::string> run_names(const ProgramOptions& program);

/// The ids of the live private desktops.
std::vector<std::string> sandbox_ids();

/// Runs a helper role if another process of this program started this one for it. Returns the exit code.
std::optional<int> run_as_helper(int argc, char** argv);

}  // namespace offhand::cli
