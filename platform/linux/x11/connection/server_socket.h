#pragma once

#include <string>

#include "codegen/runtime/error.h"
#include "platform/linux/x11/connection/budget.h"

namespace offhand::platform::x11 {

/// A file descriptor with one owner.
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

/// A display name taken apart: "[host]:number[.screen]".
struct DisplayName {
  /// As given.
  std::string text;
  /// Empty: this machine.
  std::string host;
  int number = 0;
  int screen = 0;
};

/// `no_display` when there is none or it cannot be read.
Result<DisplayName> parse_display_name(const std::string& text);

/// The cookie that the server wants to see; empty where the user's authority file has none.
struct Cookie {
  std::string protocol;
  std::string data;
};

/// A socket on which the server has already been asked whether it would have us. libxcb asks once more, on another
/// socket: it would wait for ever for a server that stays silent, and prints a refusal instead of returning it.
struct Admission {
  /// Stays open until libxcb is in: a server without -noreset starts anew when its last client leaves.
  Descriptor asked;
  Cookie cookie;
};

/// `no_display`, `display_refused` with the server's own words, or the budget's error.
Result<Admission> ask_admission(const DisplayName& display, const Budget& budget);

/// A connected socket, nothing said yet.
Result<Descriptor> connect_socket(const DisplayName& display, const Budget& budget);

/// Whom the socket leads to; 0 when that is not a process of this machine.
int peer_pid(int fd);

}  // namespace offhand::platform::x11
