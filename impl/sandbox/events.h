#pragma once

#include <sys/types.h>

#include <functional>
#include <string>

#include "impl/sandbox/channel.h"
#include "platform/host/descriptor.h"

namespace offhand::sandbox {

/// Signals, children and the channel of a watching process, waited for together, so that no wait for anything else can
/// miss that the owner is gone. Blocks the signals it takes.
class Events {
 public:
  explicit Events(int channel);

  std::function<void(pid_t pid, int status)> on_child_exit = [](pid_t, int) {};
  std::function<void(Packet packet)> on_request = [](const Packet&) {};

  enum class Wake { ready, deadline, ending };
  /// Serves whatever happens until `fd` is readable; -1 waits for the other outcomes only.
  Wake wait_readable(int fd, Deadline deadline);
  /// Serves until one thing has happened, at most until the deadline.
  void serve_once(Deadline deadline) { poll_once(-1, deadline); }

  /// Asks everybody who waits to stop; the first reason counts.
  void end() { ending_ = true; }
  bool ending() const { return ending_; }
  /// The owner may go from now on.
  void let_owner_go() { channel_ = -1; }
  /// Collects dead children without waiting.
  void reap();

 private:
  bool poll_once(int fd, Deadline deadline);
  void take_signals();
  void take_request();

  host::Descriptor signals_;
  int channel_;
  bool ending_ = false;
};

}  // namespace offhand::sandbox
