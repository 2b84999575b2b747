#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "impl/security/peer_uid.h"
#include "impl/transport/http/request.h"
#include "impl/transport/http/wire.h"

namespace offhand::http {

/// The answer to one request: either one response, or events and their end. Any thread; what comes after the end, or
/// after the client has gone, is dropped.
class Responder {
 public:
  virtual ~Responder() = default;

  /// The whole answer. Where events have begun it becomes the last of them.
  virtual void respond(Response response) = 0;
  /// Begins a stream of events, unless it has begun.
  virtual void start_events() = 0;
  /// Text of an event, or a comment.
  virtual void event(std::string_view text) = 0;
  virtual void end_events() = 0;

  /// The client takes events: then a long silence begins a stream that is kept alive by comments. `headers` go with it.
  virtual void allow_events(std::string headers) = 0;
  /// Called once, without a lock, when the client goes before the answer has ended; at once if it has gone already.
  virtual void when_gone(std::function<void()> callback) = 0;
};

/// Who is at the other end.
struct Peer {
  TcpPair ends;
  /// The address it reached us at, as a Host header has it.
  std::string local_address;
};

/// What serves requests; the connections know nothing else of it.
class Handler {
 public:
  virtual ~Handler() = default;
  /// Judges a head before its body is read; called with the connection's lock, so it must neither wait nor answer.
  virtual std::optional<Refusal> admit(const Request& request, const Peer& peer) = 0;
  /// Serves a request that was admitted. `request` is valid only during the call.
  virtual void handle(const Request& request, std::string body, const Peer& peer,
                      std::shared_ptr<Responder> responder) = 0;
};

}  // namespace offhand::http
