#pragma once

#include <chrono>
#include <string>

namespace offhand::mcp {

/// Where the answer to one message goes, and what belongs to it before. Any thread may call; a message is one JSON text
/// without a line end.
class Stream {
 public:
  virtual ~Stream() = default;
  /// A notification, or a request of ours to a legacy client, before the answer.
  virtual void send(std::string message) = 0;
  /// The answer. Nothing follows. Transports without a status ignore it.
  virtual void finish(std::string answer, int http_status) = 0;
  /// There will be no answer: the request was cancelled. A stream of its own should be closed.
  virtual void abandon() {}
  /// Closes the connection for now; what follows waits for the client to come back after `retry` (legacy HTTP only).
  virtual void pause(std::chrono::milliseconds /*retry*/) {}
};

}  // namespace offhand::mcp
