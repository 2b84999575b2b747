#pragma once

#include <optional>

#include "impl/security/peer_uid.h"

namespace offhand {

/// Asks the kernel for one TCP socket of this machine instead of reading the table of all. Empty when there is none,
/// and where the kernel was built without sock_diag.
std::optional<TcpEntry> query_socket(const TcpEnd& local, const TcpEnd& remote);

}  // namespace offhand
