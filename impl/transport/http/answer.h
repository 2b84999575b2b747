#pragma once

#include <functional>
#include <memory>
#include <string>

#include "impl/transport/http/connection.h"

namespace offhand::http {

/// The answer to the request that a connection is processing. It shares the connection's mutex.
class Connection::Answer final : public Responder {
 public:
  Answer(std::shared_ptr<Connection> connection, const Request& request);

  void respond(Response response) override;
  void start_events() override;
  void event(std::string_view text) override;
  void end_events() override;
  void allow_events(std::string headers) override;
  void when_gone(std::function<void()> callback) override;

  // Call these with the connection's lock held:
  bool over() const { return over_; }
  /// The thread that served this request has left, so the thread that completes the answer starts the next request.
  void leave() { left_ = true; }
  bool left() const { return left_; }
  /// The client disconnected. Returns the callback to call after the lock is released.
  std::function<void()> abandon();
  /// Sends a keep-alive after a long silence.
  void keep_alive();

 private:
  void begin_stream();
  void write_event(std::string_view text);
  void end();

  std::shared_ptr<Connection> connection_;
  std::string stream_headers_{event_stream_headers};
  std::function<void()> gone_callback_;
  bool chunks_;
  bool events_allowed_ = false;
  bool streaming_ = false;
  bool over_ = false;
  bool gone_ = false;
  bool left_ = false;
};

}  // namespace offhand::http
