#pragma once

#include <string>

#include "codegen/runtime/error.h"
#include "platform/linux/x11/connection/budget.h"

namespace offhand::platform::x11 {

class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int fd) : fd_(fd) {}
  Descriptor(Descriptor&& other) noexcept : fd_(other.release()) {}
  Descriptor& operator=(Descriptor&& other) noexcept;
  ~Descriptor();

  int get() const { return fd_; }
  int release();
  explicit operator bool() const { return fd_ >= 0; }

 private:
  int fd_ = -1;
};

/// A parsed display name: "[host]:number[.screen]".
struct DisplayName {
  /// As given.
  std::string text;
  /// Empty: this machine.
  std::string host;
  int number = 0;
  int screen = 0;
};

/// `no_display` when there is none or it cannot be parsed.
Result<DisplayName> parse_display_name(const std::string& text);

/// The authority cookie for the server; empty when the user's authority file has none.
struct Cookie {
  std::string protocol;
  std::string data;
};

/// A socket on which the server has accepted a connection setup. libxcb repeats the setup on another socket: it would
/// wait forever for a silent server, and prints a refusal instead of returning it.
struct Admission {
  /// Stays open until libxcb is connected: a server without -noreset resets when its last client leaves.
  Descriptor asked;
  Cookie cookie;
};

/// `no_display`, `display_refused` with the server's reason, or the budget's error.
Result<Admission> ask_admission(const DisplayName& display, const Budget& budget);

/// A connected socket, before any setup.
Result<Descriptor> connect_socket(const DisplayName& display, const Budget& budget);

/// The process at the other end of the socket; 0 when it is not on this machine.
int peer_pid(int fd);

}  // namespace offhand::platform::x11
