#pragma once

#include <sys/types.h>

#include <array>
#include <atomic>
#include <compare>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Whose process is at the other end of a connection on this machine. A loopback port is open to every local account,
/// and unlike a Unix socket it says nothing about the peer; the kernel's table of TCP sockets does.
namespace offhand {

/// An address and port as /proc/net/tcp6 has them; IPv4 is mapped (::ffff:a.b.c.d).
struct TcpEnd {
  std::array<std::uint8_t, 16> address{};
  std::uint16_t port = 0;
  auto operator<=>(const TcpEnd&) const = default;
};

/// A socket of the table.
struct TcpEntry {
  TcpEnd local;
  TcpEnd remote;
  /// As the kernel numbers them: 1 is ESTABLISHED.
  unsigned state = 0;
  uid_t uid = 0;
  /// 0 once no process holds the socket any more; the uid then reads 0 and means nothing.
  std::uint64_t inode = 0;
};

/// A line of /proc/net/tcp or tcp6; empty for the heading and for anything else.
std::optional<TcpEntry> parse_tcp_line(std::string_view line);

/// A connection as both its ends see it.
struct TcpPair {
  TcpEnd peer;
  TcpEnd ours;
  auto operator<=>(const TcpPair&) const = default;
};

/// Whether an entry tells who holds the peer's end of a connection. A socket that its process has closed reads as owned
/// by root; one that a process only sends nothing more on (shutdown(SHUT_WR)) is still its own.
bool tells_owner(const TcpEntry& entry);

/// Owners of the peers of open connections. Where the kernel can be asked for one socket, it is, and what it says is
/// final. Else the table holds every socket of the machine: reading it takes long, so one reading serves all
/// connections that wait for an answer: while our end is open no other socket can take the peer's place.
class PeerOwners {
 public:
  explicit PeerOwners(std::vector<std::string> tables = {"/proc/net/tcp", "/proc/net/tcp6"})
      : tables_(std::move(tables)) {}

  void add(const TcpPair& connection);
  void remove(const TcpPair& connection);
  /// Empty when the table does not tell: the peer is in another network namespace, or has gone already.
  std::optional<uid_t> owner(const TcpPair& connection);

 private:
  std::optional<uid_t> known_owner(const TcpPair& connection);
  void read_table(const std::string& path);
  std::map<TcpPair, uid_t> owners_in(const std::string& path) const;

  const std::vector<std::string> tables_;
  /// The kernel has answered once, so it always does: a connection that is reset has no end to be found.
  std::atomic<bool> kernel_answers_ = false;
  std::mutex mutex_;
  std::map<TcpPair, std::optional<uid_t>> connections_;
};

}  // namespace offhand
