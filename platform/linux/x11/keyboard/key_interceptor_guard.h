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

/// A process beside this one, which sees to it that the user's keyboard does not stay frozen by a net: it freezes at
/// each key that a net catches, until this process has taken note of it, which a process does not do that is stopped
/// (Ctrl+Z, a debugger). The guard then gives the focus back and has the key delivered, in this process's place, and
/// ends its connection, upon which the server forgets its nets; the next net connects anew. It does the same when this
/// process is killed.
class KeyInterceptorGuard {
 public:
  /// `connection` is that of the nets, `opcode` that of the X Input extension. Null where no process can be started:
  /// nets do without then.
  static std::unique_ptr<KeyInterceptorGuard> start(const Connection& connection, std::uint8_t opcode);
  /// The guard ends.
  ~KeyInterceptorGuard();
  KeyInterceptorGuard(const KeyInterceptorGuard&) = delete;
  KeyInterceptorGuard& operator=(const KeyInterceptorGuard&) = delete;

  /// A net is spread for the user who works in `home`; none: there is no net now.
  void watch(xcb_window_t home);

 private:
  KeyInterceptorGuard(host::Descriptor words, pid_t process) : words_(std::move(words)), process_(process) {}

  host::Descriptor words_;
  const pid_t process_;
  xcb_window_t told_ = XCB_NONE;
};

/// That process, to be asked first of all in main(): its exit code, or nothing for any other process.
std::optional<int> run_as_key_interceptor_guard(int argc, char** argv);

}  // namespace offhand::platform::x11
