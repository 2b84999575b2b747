#pragma once

#include <chrono>
#include <string>

namespace offhand::mcp {

/// The destination of the answer to one message and of the messages before it. Any thread may call it; a message is one
/// JSON text without a line end.
class Stream {
 public:
  virtual ~Stream() = default;
  /// Sends a notification, or a request to a legacy client, before the answer.
  virtual void send(std::string message) = 0;
  /// Sends the answer, the last message. Transports without a status ignore `http_status`.
  virtual void finish(std::string answer, int http_status) = 0;
  /// The request was cancelled and gets no answer. A stream of its own should be closed.
  virtual void abandon() {}
  /// Closes the connection for now; later messages wait until the client reconnects after `retry` (legacy HTTP only).
  virtual void pause(std::chrono::milliseconds /*retry*/) {}
};

}  // namespace offhand::mcp
