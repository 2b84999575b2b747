#pragma once

#include <stop_token>

#include "impl/daemon/server_choice.h"

namespace offhand::daemon {

/// Serves one client on a connected socket, one message per line, until it closes its side and every call is answered.
/// `stop` cancels the running calls.
void serve_client(ServerChoice& servers, int socket, const std::stop_token& stop);

}  // namespace offhand::daemon
