#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "impl/security/peer_uid.h"
#include "impl/transport/http/request.h"
#include "impl/transport/http/wire.h"

namespace offhand::http {

/// The answer to one request: either one response, or a stream of events and its end. Any thread may call it; calls
/// after the end or after the client disconnected are ignored.
class Responder {
 public:
  virtual ~Responder() = default;

  /// Sends the whole answer; in a stream of events, as the last event.
  virtual void respond(Response response) = 0;
  /// Begins a stream of events if it has not begun.
  virtual void start_events() = 0;
  /// Sends the text of an event or of a comment.
  virtual void event(std::string_view text) = 0;
  virtual void end_events() = 0;

  /// The client accepts events, so a long silence may start a stream that comments keep alive. `headers` are sent with
  /// it.
  virtual void allow_events(std::string headers) = 0;
  /// Calls `callback` once, without a lock, if the client disconnects before the answer has ended; at once if it has
  /// already.
  virtual void when_gone(std::function<void()> callback) = 0;
};

/// The client's end of a connection.
struct Peer {
  TcpPair ends;
  /// The local address in the form of a Host header.
  std::string local_address;
};

/// Serves requests; connections know nothing else of the server.
class Handler {
 public:
  virtual ~Handler() = default;
  /// Checks a head before its body is read. Called with the connection's lock held, so it must neither block nor
  /// answer.
  virtual std::optional<Refusal> admit(const Request& request, const Peer& peer) = 0;
  /// Serves an admitted request. `request` is valid only during the call.
  virtual void handle(const Request& request, std::string body, const Peer& peer,
                      std::shared_ptr<Responder> responder) = 0;
};

}  // namespace offhand::http
