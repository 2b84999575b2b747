#pragma once

#include <sys/types.h>

#include <chrono>
#include <optional>
#include <span>
#include <string>

#include "codegen/runtime/error.h"
#include "platform/host/descriptor.h"

/// Local sockets: private to one user, each side knows who the other is.
namespace offhand::daemon {

using host::Descriptor;

/// Where the daemon of this desktop listens, unless `--socket` says otherwise.
std::string default_socket_path();

/// A listening socket with the lock that makes it the only one. The file that it made goes when it is destroyed.
class ListeningSocket {
 public:
  /// Makes `path`, mode 0600, below a directory that only this user can enter. A socket left behind by a process that
  /// died is replaced. `daemon_running` when another process holds it, `socket_in_use` when somebody else listens there
  /// (systemd, most likely); `write_failed` with the reason otherwise.
  static Result<ListeningSocket> create(const std::string& path);
  /// Takes over a socket that systemd made (LISTEN_FDS, sd_listen_fds(3)); its file is not ours to remove. It must be
  /// the one at `path`, else `socket_of_another_desktop`: its clients mean another desktop than the one that this
  /// process would serve. Whoever waits at a socket that is not taken is turned away, or systemd would start the next
  /// process for them at once, and so on.
  static Result<ListeningSocket> adopt(Descriptor socket, const std::string& path);

  ListeningSocket(ListeningSocket&&) noexcept = default;
  ListeningSocket& operator=(ListeningSocket&&) = delete;
  ~ListeningSocket();

  int descriptor() const { return socket_.get(); }

 private:
  /// A file, whatever its name.
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
Result<Descriptor> connect_to(const std::string& path, std::chrono::milliseconds timeout);

/// The socket that systemd passed to this process; empty when there is none.
Descriptor activation_socket();

}  // namespace offhand::daemon
