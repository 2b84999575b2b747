#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "impl/cli/commands.h"
#include "impl/daemon/client.h"
#include "impl/dispatch/selection.h"

namespace offhand::cli {

/// The socket of the daemon that these options select.
std::string socket_of(const ProgramOptions& program);
/// Connects to the daemon that should do the work, by the rules of daemon_caller(), with a selection of tools. Nothing
/// if the work is done in this process.
Result<std::optional<daemon::Client>> daemon_client(const ProgramOptions& program, std::string_view tools = every_tool);

}  // namespace offhand::cli
