#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "codegen/runtime/error.h"
#include "impl/cli/commands.h"
#include "impl/daemon/client.h"

namespace offhand::cli {

/// Socket of the daemon that these options mean.
std::string socket_of(const ProgramOptions& program);
/// A connection to the daemon that is to do the work, by the rules of daemon_caller(), with a selection of tools;
/// nothing when the work stays here.
Result<std::optional<daemon::Client>> daemon_client(const ProgramOptions& program, std::string_view tools = "full");

}  // namespace offhand::cli
