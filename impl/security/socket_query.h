#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>

#include "impl/security/peer_uid.h"

namespace offhand {

/// Asks the kernel for one TCP socket of this machine instead of reading the table of all. Empty when there is none,
/// and where it cannot be asked: a kernel without sock_diag gives the same answer.
std::optional<TcpEntry> query_socket(const TcpEnd& local, const TcpEnd& remote);

enum class SocketOwner : std::uint8_t {
  known,
  nobody,       // its process has closed it, or it has gone
  cannot_tell,  // nobody is there to be asked
};

struct OwnerAnswer {
  SocketOwner state = SocketOwner::cannot_tell;
  uid_t uid = 0;
};

/// Asks for the owner of the socket at the other end of a connection that is open at ours.
OwnerAnswer query_owner(const TcpPair& connection);

}  // namespace offhand
