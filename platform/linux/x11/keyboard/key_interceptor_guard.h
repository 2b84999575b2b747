#pragma once

#include <sys/types.h>
#include <xcb/xcb.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "platform/host/descriptor.h"
#include "platform/linux/x11/connection/connection.h"

namespace offhand::platform::x11 {

/// A process that keeps the user's keyboard from staying frozen: an interceptor freezes it at each caught key until
/// this process handles the key, and a stopped process (Ctrl+Z, a debugger) does not. Then the guard sets the focus
/// back, replays the key and shuts the connection down, so the server removes the grabs; the next interceptor
/// reconnects. It does the same when this process is killed.
class KeyInterceptorGuard {
 public:
  /// `connection` is that of the interceptors, `opcode` that of the X Input extension. Null when no process can be
  /// started: then interceptors work without a guard.
  static std::unique_ptr<KeyInterceptorGuard> start(const Connection& connection, std::uint8_t opcode);
  ~KeyInterceptorGuard();
  KeyInterceptorGuard(const KeyInterceptorGuard&) = delete;
  KeyInterceptorGuard& operator=(const KeyInterceptorGuard&) = delete;

  /// An interceptor is active for the user who works in `home`; none: no interceptor is active.
  void watch(xcb_window_t home);

 private:
  KeyInterceptorGuard(host::Descriptor words, pid_t process) : socket_(std::move(words)), process_(process) {}

  host::Descriptor socket_;
  const pid_t process_;
  xcb_window_t watched_ = XCB_NONE;
};

/// Runs the guard process. To be called first of all in main(): its exit code, or nothing for any other process.
std::optional<int> run_as_key_interceptor_guard(int argc, char** argv);

}  // namespace offhand::platform::x11
