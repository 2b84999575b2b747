#include "impl/security/socket_query.h"

#include <arpa/inet.h>
#include <linux/inet_diag.h>
#include <linux/netlink.h>
#include <linux/sock_diag.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstring>

namespace offhand {
namespace {

struct Question {
  nlmsghdr header{};
  inet_diag_req_v2 request{};
};

bool is_mapped(const TcpEnd& end) {
  constexpr std::array<std::uint8_t, 12> prefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
  return std::equal(prefix.begin(), prefix.end(), end.address.begin());
}

Question question_about(const TcpEnd& local, const TcpEnd& remote, int family) {
  Question question;
  question.header.nlmsg_len = sizeof question;
  question.header.nlmsg_type = SOCK_DIAG_BY_FAMILY;
  question.header.nlmsg_flags = NLM_F_REQUEST;
  auto& request = question.request;
  request.sdiag_family = static_cast<std::uint8_t>(family);
  request.sdiag_protocol = IPPROTO_TCP;
  request.idiag_states = ~0U;
  request.id.idiag_sport = htons(local.port);
  request.id.idiag_dport = htons(remote.port);
  const std::size_t skipped = family == AF_INET ? 12 : 0;
  std::memcpy(static_cast<void*>(request.id.idiag_src), local.address.data() + skipped, 16 - skipped);
  std::memcpy(static_cast<void*>(request.id.idiag_dst), remote.address.data() + skipped, 16 - skipped);
  request.id.idiag_cookie[0] = request.id.idiag_cookie[1] = INET_DIAG_NOCOOKIE;
  return question;
}

/// The kernel always answers, but a missing answer must not block a request.
int open_netlink() {
  const int netlink = ::socket(AF_NETLINK, SOCK_DGRAM | SOCK_CLOEXEC, NETLINK_SOCK_DIAG);
  const timeval timeout{.tv_sec = 0, .tv_usec = 100'000};
  if (netlink >= 0) ::setsockopt(netlink, SOL_SOCKET, SO_RCVTIMEO, &timeout, sizeof timeout);
  return netlink;
}

std::optional<TcpEntry> ask(int netlink, const TcpEnd& local, const TcpEnd& remote, int family) {
  const auto question = question_about(local, remote, family);
  alignas(nlmsghdr) std::array<char, 4096> buffer{};
  if (::send(netlink, &question, sizeof question, 0) != static_cast<ssize_t>(sizeof question)) return std::nullopt;
  const auto count = ::recv(netlink, buffer.data(), buffer.size(), 0);
  nlmsghdr header{};
  inet_diag_msg message{};
  if (count < static_cast<ssize_t>(NLMSG_LENGTH(sizeof message))) return std::nullopt;
  std::memcpy(&header, buffer.data(), sizeof header);
  std::memcpy(&message, buffer.data() + NLMSG_HDRLEN, sizeof message);
  if (header.nlmsg_type != SOCK_DIAG_BY_FAMILY || message.idiag_family != family) return std::nullopt;
  // A listening socket may answer for a connection that is gone.
  if (message.id.idiag_sport != htons(local.port) || message.id.idiag_dport != htons(remote.port)) return std::nullopt;
  return TcpEntry{.local = local,
                  .remote = remote,
                  .state = message.idiag_state,
                  .uid = message.idiag_uid,
                  .inode = message.idiag_inode};
}

}  // namespace

std::optional<TcpEntry> query_socket(const TcpEnd& local, const TcpEnd& remote) {
  const int netlink = open_netlink();
  if (netlink < 0) return std::nullopt;
  std::optional<TcpEntry> found;
  // An IPv4 connection may end in a socket of either family.
  if (is_mapped(local) && is_mapped(remote)) found = ask(netlink, local, remote, AF_INET);
  if (!found) found = ask(netlink, local, remote, AF_INET6);
  ::close(netlink);
  return found;
}

OwnerAnswer query_owner(const TcpPair& connection) {
  if (const auto peer = query_socket(connection.peer, connection.ours)) {
    if (tells_owner(*peer)) return {.state = SocketOwner::known, .uid = peer->uid};
    return {.state = SocketOwner::nobody};
  }
  // Our own end exists. If it is not found either, the kernel does not support the query.
  const bool asked = query_socket(connection.ours, connection.peer).has_value();
  return {.state = asked ? SocketOwner::nobody : SocketOwner::cannot_tell};
}

}  // namespace offhand
