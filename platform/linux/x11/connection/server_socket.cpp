#include "platform/linux/x11/connection/server_socket.h"

#include <X11/Xauth.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#include <xcb/xcb.h>

#include <array>
#include <bit>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string_view>
#include <vector>

#include "generated/types/errors.h"

namespace offhand::platform::x11 {
namespace {

constexpr int first_tcp_port = 6000;

Error no_server(const DisplayName& display, const std::string& reason) {
  return errors::no_display({.reason = display.text + ": " + reason});
}

/// Connects within the budget. `error` is 0, or errno of the connect.
Result<Descriptor> connect_to(int family, const sockaddr* address, socklen_t length, const Budget& budget, int& error) {
  error = 0;
  while (true) {
    Descriptor fd(::socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
    if (!fd) {
      error = errno;
      return fd;
    }
    if (::connect(fd.get(), address, length) == 0) return fd;
    if (errno == EINPROGRESS) {
      OFFHAND_CHECK(wait_for_descriptor(fd.get(), POLLOUT, budget));
      socklen_t size = sizeof error;
      ::getsockopt(fd.get(), SOL_SOCKET, SO_ERROR, &error, &size);
      return fd;
    }
    error = errno;
    if (error != EAGAIN) return fd;
    // The server's backlog is full: it hangs, or will accept soon.
    OFFHAND_CHECK(budget.sleep(std::chrono::milliseconds(5)));
  }
}

Result<Descriptor> connect_locally(const DisplayName& display, const Budget& budget, int& error) {
  const std::string path = "/tmp/.X11-unix/X" + std::to_string(display.number);
  Descriptor fd;
  // The abstract socket first, as in libxcb: it reaches the server where /tmp is not shared.
  for (const bool abstract : {true, false}) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const std::string name = (abstract ? std::string(1, '\0') : std::string()) + path;
    std::memcpy(address.sun_path, name.data(), name.size());
    const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + name.size() + (abstract ? 0 : 1));
    OFFHAND_ASSIGN(fd, connect_to(AF_UNIX, reinterpret_cast<const sockaddr*>(&address), length, budget, error));
    if (error == 0) break;
  }
  return fd;
}

Result<Descriptor> connect_by_network(const DisplayName& display, const Budget& budget, int& error) {
  addrinfo hints{};
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  const std::string port = std::to_string(first_tcp_port + display.number);
  // A name server that does not answer may outlast the budget; remote displays are rare enough.
  if (const int code = ::getaddrinfo(display.host.c_str(), port.c_str(), &hints, &found); code != 0)
    return fail(no_server(display, ::gai_strerror(code)));
  const std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)> owned(found, ::freeaddrinfo);
  Descriptor fd;
  error = ECONNREFUSED;
  for (const addrinfo* entry = found; entry != nullptr && error != 0; entry = entry->ai_next) {
    OFFHAND_ASSIGN(fd, connect_to(entry->ai_family, entry->ai_addr, entry->ai_addrlen, budget, error));
  }
  const int on = 1;
  if (error == 0) ::setsockopt(fd.get(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  return fd;
}

Cookie find_cookie(const DisplayName& display) {
  static constexpr std::string_view protocol = "MIT-MAGIC-COOKIE-1";
  std::array<char, 256> machine{};
  ::gethostname(machine.data(), machine.size() - 1);
  const bool remote = !display.host.empty() && display.host != "localhost";
  const std::string address = remote ? display.host : std::string(machine.data());
  const std::string number = std::to_string(display.number);
  Xauth* entry = ::XauGetAuthByAddr(FamilyLocal, static_cast<unsigned short>(address.size()), address.c_str(),
                                    static_cast<unsigned short>(number.size()), number.c_str(),
                                    static_cast<unsigned short>(protocol.size()), protocol.data());
  if (entry == nullptr) return {};
  Cookie cookie{std::string(protocol), std::string(entry->data, entry->data_length)};
  ::XauDisposeAuth(entry);
  return cookie;
}

void append_padded(std::string& out, std::string_view text) {
  out += text;
  out.append((4 - text.size() % 4) % 4, '\0');
}

std::string setup_request(const Cookie& cookie) {
  xcb_setup_request_t head{};
  head.byte_order = std::endian::native == std::endian::little ? 'l' : 'B';
  head.protocol_major_version = 11;
  head.authorization_protocol_name_len = static_cast<std::uint16_t>(cookie.protocol.size());
  head.authorization_protocol_data_len = static_cast<std::uint16_t>(cookie.data.size());
  std::string out(reinterpret_cast<const char*>(&head), sizeof head);
  append_padded(out, cookie.protocol);
  append_padded(out, cookie.data);
  return out;
}

/// Reads exactly `size` bytes. An empty string: the peer closed the connection.
Result<std::string> read_exactly(int fd, std::size_t size, const Budget& budget) {
  std::string bytes(size, '\0');
  std::size_t filled = 0;
  while (filled < size) {
    const ssize_t got = ::recv(fd, bytes.data() + filled, size - filled, 0);
    if (got > 0) {
      filled += static_cast<std::size_t>(got);
    } else if (got < 0 && (errno == EAGAIN || errno == EINTR)) {
      OFFHAND_CHECK(wait_for_descriptor(fd, POLLIN, budget));
    } else {
      return std::string();
    }
  }
  return bytes;
}

std::string trimmed(std::string text) {
  while (!text.empty() && (text.back() == '\0' || text.back() == '\n' || text.back() == ' ')) text.pop_back();
  return text;
}

}  // namespace

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  if (this == &other) return *this;
  if (fd_ >= 0) ::close(fd_);
  fd_ = other.release();
  return *this;
}

Descriptor::~Descriptor() {
  if (fd_ >= 0) ::close(fd_);
}

int Descriptor::release() { return std::exchange(fd_, -1); }

Result<DisplayName> parse_display_name(const std::string& text) {
  if (text.empty()) return fail(errors::no_display({.reason = "DISPLAY is not set"}));
  char* host = nullptr;
  DisplayName display{.text = text, .host = {}, .number = 0, .screen = 0};
  if (::xcb_parse_display(text.c_str(), &host, &display.number, &display.screen) == 0)
    return fail(errors::no_display({.reason = "\"" + text + "\" is no display name"}));
  display.host = host;
  std::free(host);
  if (display.host == "unix") display.host.clear();
  return display;
}

Result<Descriptor> connect_socket(const DisplayName& display, const Budget& budget) {
  int error = 0;
  OFFHAND_ASSIGN(Descriptor fd, display.host.empty() ? connect_locally(display, budget, error)
                                                     : connect_by_network(display, budget, error));
  if (error == 0) return fd;
  if (error == EACCES || error == EPERM)
    return fail(errors::display_refused({.display = display.text, .reason = std::strerror(error)}));
  return fail(no_server(display, std::string("no server is there (") + std::strerror(error) + ")"));
}

Result<Admission> ask_admission(const DisplayName& display, const Budget& budget) {
  Admission admission;
  OFFHAND_ASSIGN(admission.asked, connect_socket(display, budget));
  admission.cookie = find_cookie(display);
  const std::string request = setup_request(admission.cookie);
  const int fd = admission.asked.get();
  static constexpr const char* not_x = "what listens there does not speak the X protocol";
  // A new socket accepts these few bytes at once.
  if (::send(fd, request.data(), request.size(), MSG_NOSIGNAL) != static_cast<ssize_t>(request.size()))
    return fail(no_server(display, not_x));
  OFFHAND_ASSIGN(const std::string head, read_exactly(fd, sizeof(xcb_setup_authenticate_t), budget));
  if (head.empty()) return fail(no_server(display, not_x));
  xcb_setup_authenticate_t setup{};
  std::memcpy(&setup, head.data(), sizeof setup);
  if (setup.status == 1) return admission;
  OFFHAND_ASSIGN(std::string reason, read_exactly(fd, std::size_t{setup.length} * 4, budget));
  const auto reason_length = static_cast<std::uint8_t>(head[1]);
  if (setup.status == 0 && reason_length < reason.size()) reason.resize(reason_length);
  if (setup.status > 2) return fail(no_server(display, not_x));
  reason = trimmed(reason);
  return fail(errors::display_refused(
      {.display = display.text, .reason = reason.empty() ? "it gives no reason" : std::move(reason)}));
}

int peer_pid(int fd) {
  ucred credentials{};
  socklen_t length = sizeof credentials;
  if (::getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &credentials, &length) != 0) return 0;
  return credentials.pid;
}

}  // namespace offhand::platform::x11
