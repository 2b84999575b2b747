#include "impl/daemon/unix_socket.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <cstring>

#include "generated/types/errors.h"
#include "impl/config/desktop_name.h"
#include "platform/host/directories.h"

namespace offhand::daemon {
namespace {

Error not_made(const std::string& path, const std::string& reason) {
  return errors::write_failed({.path = path, .reason = reason});
}

Error not_listening(const std::string& path, const std::string& reason) {
  return errors::daemon_not_running({.socket = path, .reason = reason});
}

Result<sockaddr_un> address_of(const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.empty() || path.size() >= sizeof address.sun_path) {
    return fail(
        not_made(path, "the path of a socket has 1 to " + std::to_string(sizeof address.sun_path - 1) + " bytes"));
  }
  std::memcpy(address.sun_path, path.c_str(), path.size() + 1);
  return address;
}

Descriptor local_socket(int flags) { return Descriptor(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | flags, 0)); }

const sockaddr* generic(const sockaddr_un& address) { return reinterpret_cast<const sockaddr*>(&address); }

/// The lock file identifies the daemon, whoever made the socket. A lock is released when its process dies; a socket
/// file stays.
Result<Descriptor> lock_for(const std::string& path) {
  const auto lock_path = path + ".lock";
  Descriptor lock(::open(lock_path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
  if (!lock) return fail(not_made(lock_path, std::strerror(errno)));
  if (::flock(lock.get(), LOCK_EX | LOCK_NB) != 0) return fail(errors::daemon_running({.socket = path}));
  return lock;
}

/// True if a process listens on this socket. Probes with a socket of another type: the kernel refuses that with a
/// different error than for an unused socket, and it wakes nobody, while a connection would make systemd start a
/// daemon.
bool is_held(const sockaddr_un& address) {
  const Descriptor probe(::socket(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
  return ::connect(probe.get(), generic(address), sizeof address) == 0 || (errno != ECONNREFUSED && errno != ENOENT);
}

/// The path of a local socket; empty if it has none.
std::string path_of(int socket) {
  sockaddr_un address{};
  socklen_t size = sizeof address;
  if (::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size) != 0) return {};
  if (address.sun_family != AF_UNIX || size <= offsetof(sockaddr_un, sun_path)) return {};
  const auto* text = static_cast<const char*>(address.sun_path);
  return {text, ::strnlen(text, size - offsetof(sockaddr_un, sun_path))};
}

void refuse_waiting_clients(int socket) {
  for (int i = 0; i < SOMAXCONN; ++i) {
    if (!Descriptor(::accept4(socket, nullptr, nullptr, SOCK_CLOEXEC))) return;
  }
}

}  // namespace

std::string default_socket_path() { return host::runtime_directory() + "/daemon-" + desktop_name() + ".socket"; }

std::optional<ListeningSocket::FileIdentity> ListeningSocket::identity_of(const std::string& path) {
  struct stat status{};
  if (::lstat(path.c_str(), &status) != 0) return std::nullopt;
  return FileIdentity{status.st_dev, status.st_ino};
}

Result<ListeningSocket> ListeningSocket::create(const std::string& path) {
  OFFHAND_ASSIGN(const auto address, address_of(path));
  if (path == default_socket_path()) OFFHAND_CHECK(host::make_private_directory(host::runtime_directory()));
  OFFHAND_ASSIGN(auto lock, lock_for(path));
  struct stat status{};
  if (::lstat(path.c_str(), &status) == 0) {
    if (!S_ISSOCK(status.st_mode)) return fail(not_made(path, "something that is no socket is in its place"));
    if (is_held(address)) return fail(errors::socket_in_use({.socket = path}));
    ::unlink(path.c_str());
  }
  auto socket = local_socket(SOCK_NONBLOCK);
  if (!socket) return fail(not_made(path, std::strerror(errno)));
  // Nobody can connect before listen(), so the mode is set in time.
  if (::bind(socket.get(), generic(address), sizeof address) != 0) return fail(not_made(path, std::strerror(errno)));
  if (::chmod(path.c_str(), 0600) != 0 || ::listen(socket.get(), 64) != 0) {
    const std::string reason = std::strerror(errno);
    ::unlink(path.c_str());
    return fail(not_made(path, reason));
  }
  return ListeningSocket(std::move(socket), std::move(lock), path, identity_of(path));
}

Result<ListeningSocket> ListeningSocket::adopt(Descriptor socket, const std::string& path) {
  ::fcntl(socket.get(), F_SETFL, ::fcntl(socket.get(), F_GETFL) | O_NONBLOCK);
  const auto passed = path_of(socket.get());
  // Two names of one file are equal.
  const bool is_meant =
      !passed.empty() && (passed == path || (identity_of(path) && identity_of(path) == identity_of(passed)));
  auto lock = is_meant ? lock_for(passed)
                       : fail(errors::socket_of_another_desktop(
                             {.passed = passed.empty() ? "without a path" : passed, .socket = path}));
  if (!lock) {
    refuse_waiting_clients(socket.get());
    return fail(lock.error());
  }
  return ListeningSocket(std::move(socket), std::move(*lock), passed, std::nullopt);
}

ListeningSocket::~ListeningSocket() {
  // systemd may have replaced this socket by one of its own.
  if (!socket_ || !made_ || identity_of(path_) != made_) return;
  // The lock is still held, so no successor can create its socket under this name. The lock file stays: a successor may
  // have opened it already, and two processes could lock a removed file.
  ::unlink(path_.c_str());
}

Result<Credentials> peer_of(int socket) {
  ucred credentials{};
  socklen_t size = sizeof credentials;
  if (::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &credentials, &size) != 0) {
    return fail(errors::internal({.reason = std::string("SO_PEERCRED: ") + std::strerror(errno)}));
  }
  return Credentials{credentials.pid, credentials.uid};
}

Result<void> name_writers(int socket) {
  const int on = 1;
  if (::setsockopt(socket, SOL_SOCKET, SO_PASSCRED, &on, sizeof on) != 0) {
    return fail(errors::internal({.reason = std::string("SO_PASSCRED: ") + std::strerror(errno)}));
  }
  return {};
}

ssize_t receive_from(int socket, std::span<char> buffer, Credentials& writer) {
  alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(ucred))> control{};
  iovec bytes{buffer.data(), buffer.size()};
  msghdr message{};
  message.msg_iov = &bytes;
  message.msg_iovlen = 1;
  message.msg_control = control.data();
  message.msg_controllen = control.size();
  const auto count = ::recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  if (count <= 0) return count;
  writer = {};
  const auto* header = CMSG_FIRSTHDR(&message);
  if (header != nullptr && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_CREDENTIALS) {
    ucred credentials{};
    std::memcpy(&credentials, CMSG_DATA(header), sizeof credentials);
    writer = {credentials.pid, credentials.uid};
  }
  return count;
}

Result<Descriptor> connect_to(const std::string& path, std::chrono::milliseconds timeout) {
  OFFHAND_ASSIGN(const auto address, address_of(path));
  auto socket = local_socket(0);
  if (!socket) return fail(not_listening(path, std::strerror(errno)));
  // Without a timeout connect() would block on a daemon with a full queue.
  const timeval limit{timeout.count() / 1000, (timeout.count() % 1000) * 1000};
  ::setsockopt(socket.get(), SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
  if (::connect(socket.get(), generic(address), sizeof address) != 0) {
    return fail(not_listening(path, std::strerror(errno)));
  }
  OFFHAND_ASSIGN(const auto peer, peer_of(socket.get()));
  if (peer.uid != ::geteuid()) {
    return fail(not_listening(path, "it belongs to user " + std::to_string(peer.uid)));
  }
  return socket;
}

Descriptor activation_socket() {
  constexpr int first_passed_descriptor = 3;
  const char* pid = std::getenv("LISTEN_PID");
  const char* count = std::getenv("LISTEN_FDS");
  if (pid == nullptr || count == nullptr || std::strtol(pid, nullptr, 10) != ::getpid() ||
      std::strtol(count, nullptr, 10) < 1) {
    return {};
  }
  // The variables are not meant for child processes.
  ::unsetenv("LISTEN_PID");
  ::unsetenv("LISTEN_FDS");
  ::fcntl(first_passed_descriptor, F_SETFD, FD_CLOEXEC);
  return Descriptor(first_passed_descriptor);
}

}  // namespace offhand::daemon
