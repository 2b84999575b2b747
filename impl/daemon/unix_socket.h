#pragma once

#include <sys/types.h>

#include <chrono>
#include <span>
#include <string>

#include "codegen/runtime/error.h"
#include "impl/sandbox/unique_fd.h"

/// Local sockets: private to one user, each side knows who the other is.
namespace offhand::daemon {

using sandbox::UniqueFd;

/// Where the daemon of this desktop listens, unless `--socket` says otherwise.
std::string default_socket_path();

/// A listening socket with the lock that makes it the only one. Its file goes when it is destroyed.
class ListeningSocket {
 public:
  /// Makes `path`, mode 0600, below a directory that only this user can enter. A socket left behind by a process that
  /// died is replaced. `daemon_running` when another process holds it; `write_failed` with the reason otherwise.
  static Result<ListeningSocket> create(const std::string& path);
  /// Takes over a socket that systemd made (LISTEN_FDS, sd_listen_fds(3)); nothing is removed at the end.
  static ListeningSocket adopted(UniqueFd socket);

  ListeningSocket(ListeningSocket&&) noexcept = default;
  ListeningSocket& operator=(ListeningSocket&&) = delete;
  ~ListeningSocket();

  int descriptor() const { return socket_.get(); }

 private:
  ListeningSocket(UniqueFd socket, UniqueFd lock, std::string path)
      : socket_(std::move(socket)), lock_(std::move(lock)), path_(std::move(path)) {}

  UniqueFd socket_;
  UniqueFd lock_;
  std::string path_;  // empty: not ours to remove
};

/// A process at the other end of a local socket.
struct Credentials {
  pid_t pid = 0;
  uid_t uid = 0;
};
/// Who connected; at the connecting end, who called listen().
Result<Credentials> peer_of(int socket);

/// From here on the kernel says of everything that arrives who wrote it.
Result<void> name_writers(int socket);
/// recv(2), and who wrote it; no process where the kernel does not say.
ssize_t receive_from(int socket, std::span<char> buffer, Credentials& writer);

/// Connects, and refuses a listener of another user. `daemon_not_running` when nothing listens.
Result<UniqueFd> connect_to(const std::string& path, std::chrono::milliseconds patience);

/// The socket that systemd passed to this process; empty when there is none.
UniqueFd activation_socket();

}  // namespace offhand::daemon
