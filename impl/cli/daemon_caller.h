#pragma once

#include <string>

#include "codegen/runtime/error.h"
#include "impl/cli/commands.h"
#include "impl/daemon/unix_socket.h"

namespace offhand::cli {

/// Socket of the daemon that these options mean.
std::string socket_of(const ProgramOptions& program);
/// A connection to the daemon that is to do the work, by the rules of daemon_caller(); empty when the work stays here.
Result<daemon::UniqueFd> daemon_socket(const ProgramOptions& program);

}  // namespace offhand::cli
