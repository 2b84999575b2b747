#pragma once

#include <sys/types.h>

#include <functional>
#include <string>

#include "impl/sandbox/channel.h"
#include "platform/host/descriptor.h"

namespace offhand::sandbox {

/// Waits for signals, children and the channel of a watching process together, so that every wait notices when the
/// owner exits. Blocks the signals that it handles.
class Events {
 public:
  explicit Events(int channel);

  std::function<void(pid_t pid, int status)> on_child_exit = [](pid_t, int) {};
  std::function<void(Packet packet)> on_request = [](const Packet&) {};

  enum class Wake { ready, deadline, ending };
  /// Handles events until `fd` is readable; -1 waits for the other outcomes only.
  Wake wait_readable(int fd, Deadline deadline);
  /// Handles one event, or returns at the deadline.
  void serve_once(Deadline deadline) { poll_once(-1, deadline); }

  /// Asks all waits to stop.
  void end() { ending_ = true; }
  bool ending() const { return ending_; }
  /// The owner may exit from now on.
  void let_owner_go() { channel_ = -1; }
  /// Reaps dead children without blocking.
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
