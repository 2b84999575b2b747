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

/// Finds the user whose process is at the other end of a connection on this machine. Every local account can reach a
/// loopback port, and unlike a Unix socket it does not identify the peer; the kernel's table of TCP sockets does.
namespace offhand {

/// An address and port in the form of /proc/net/tcp6; IPv4 is mapped (::ffff:a.b.c.d).
struct TcpEnd {
  std::array<std::uint8_t, 16> address{};
  std::uint16_t port = 0;
  auto operator<=>(const TcpEnd&) const = default;
};

/// A socket in the table.
struct TcpEntry {
  TcpEnd local;
  TcpEnd remote;
  /// The kernel's number of the state: 1 is ESTABLISHED.
  unsigned state = 0;
  uid_t uid = 0;
  /// 0 once no process holds the socket; the uid then reads 0 without meaning.
  std::uint64_t inode = 0;
};

/// Parses a line of /proc/net/tcp or tcp6; empty for the heading and any other text.
std::optional<TcpEntry> parse_tcp_line(std::string_view line);

/// A connection with both its ends.
struct TcpPair {
  TcpEnd peer;
  TcpEnd ours;
  auto operator<=>(const TcpPair&) const = default;
};

/// True if an entry states who owns the peer's end of a connection. A socket that its process closed reads as owned by
/// root; one that only sends no more (shutdown(SHUT_WR)) still has its owner.
bool tells_owner(const TcpEntry& entry);

/// Owners of the peers of open connections. If the kernel can be asked for a single socket, its answer is final.
/// Otherwise the table of all sockets of the machine is read; that takes long, so one reading serves all waiting
/// connections. This is safe because no other socket can take the peer's place while our end is open.
class PeerOwners {
 public:
  explicit PeerOwners(std::vector<std::string> tables = {"/proc/net/tcp", "/proc/net/tcp6"})
      : tables_(std::move(tables)) {}

  void add(const TcpPair& connection);
  void remove(const TcpPair& connection);
  /// Empty if the owner is unknown: the peer is in another network namespace or has closed the connection.
  std::optional<uid_t> owner(const TcpPair& connection);

 private:
  std::optional<uid_t> known_owner(const TcpPair& connection);
  void read_table(const std::string& path);
  std::map<TcpPair, uid_t> owners_in(const std::string& path) const;

  const std::vector<std::string> tables_;
  /// Set once the kernel has answered a query. Later failures then mean that the peer's socket is gone.
  std::atomic<bool> kernel_answers_ = false;
  std::mutex mutex_;
  std::map<TcpPair, std::optional<uid_t>> connections_;
};

}  // namespace offhand
