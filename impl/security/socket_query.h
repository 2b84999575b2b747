#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>

#include "impl/security/peer_uid.h"

namespace offhand {

/// Asks the kernel for one TCP socket instead of reading the table of all. Empty if there is none, and also if the
/// kernel has no sock_diag.
std::optional<TcpEntry> query_socket(const TcpEnd& local, const TcpEnd& remote);

enum class SocketOwner : std::uint8_t {
  known,
  nobody,       // the process has closed the socket
  cannot_tell,  // the kernel does not support the query
};

struct OwnerAnswer {
  SocketOwner state = SocketOwner::cannot_tell;
  uid_t uid = 0;
};

/// Asks for the owner of the peer's socket of a connection that is open at this end.
OwnerAnswer query_owner(const TcpPair& connection);

}  // namespace offhand
