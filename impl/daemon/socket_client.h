#pragma once

#include <stop_token>

#include "impl/daemon/server_choice.h"

namespace offhand::daemon {

/// Serves one client on a connected socket, one message a line, until it closes its side and every call was answered.
/// `stop` cancels the calls that run.
void serve_client(ServerChoice& servers, int socket, const std::stop_token& stop);

}  // namespace offhand::daemon
