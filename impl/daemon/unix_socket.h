#pragma once

#include <sys/types.h>

#include <chrono>
#include <optional>
#include <span>
#include <string>

#include "codegen/runtime/error.h"
#include "platform/host/descriptor.h"

/// Local sockets: private to one user, and each side knows the identity of the other.
namespace offhand::daemon {

using host::Descriptor;

/// The address of this desktop's daemon, unless `--socket` gives another.
std::string default_socket_path();

/// A listening socket and the lock that makes it the only one. A file that it made is removed on destruction.
class ListeningSocket {
 public:
  /// Creates `path` with mode 0600 in a directory that only this user can enter. A socket left by a dead process is
  /// replaced. Fails with `daemon_running` if another process holds the lock, `socket_in_use` if another process
  /// listens there (most likely systemd), else `write_failed` with the reason.
  static Result<ListeningSocket> create(const std::string& path);
  /// Takes over a socket that systemd made (LISTEN_FDS, sd_listen_fds(3)); its file is not removed here. It must be the
  /// one at `path`, else `socket_of_another_desktop`: its clients expect another desktop than the one this process
  /// would serve. Clients waiting at a refused socket are disconnected, because otherwise systemd would start the next
  /// process for them at once, again and again.
  static Result<ListeningSocket> adopt(Descriptor socket, const std::string& path);

  ListeningSocket(ListeningSocket&&) noexcept = default;
  ListeningSocket& operator=(ListeningSocket&&) = delete;
  ~ListeningSocket();

  int descriptor() const { return socket_.get(); }

 private:
  /// Identifies a file regardless of its name.
  struct FileIdentity {
    dev_t device = 0;
    ino_t inode = 0;
    bool operator==(const FileIdentity&) const = default;
  };
  static std::optional<FileIdentity> identity_of(const std::string& path);

  ListeningSocket(Descriptor socket, Descriptor lock, std::string path, std::optional<FileIdentity> made)
      : socket_(std::move(socket)), lock_(std::move(lock)), path_(std::move(path)), made_(made) {}

  Descriptor socket_;
  Descriptor lock_;
  std::string path_;
  std::optional<FileIdentity> made_;
};

/// The process at the other end of a local socket.
struct Credentials {
  pid_t pid = 0;
  uid_t uid = 0;
};
/// The process that connected; at the connecting end, the one that called listen().
Result<Credentials> peer_of(int socket);

/// From here on the kernel reports the sender of all received data.
Result<void> name_writers(int socket);
/// recv(2) with the sender; no process if the kernel does not report it.
ssize_t receive_from(int socket, std::span<char> buffer, Credentials& writer);

/// Connects, and refuses a listener of another user. Fails with `daemon_not_running` if nothing listens.
Result<Descriptor> connect_to(const std::string& path, std::chrono::milliseconds timeout);

/// The socket that systemd passed to this process; empty if there is none.
Descriptor activation_socket();

}  // namespace offhand::daemon
