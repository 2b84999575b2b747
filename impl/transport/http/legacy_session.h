#pragma once

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <string>

#include "impl/mcp/connection.h"
#include "impl/transport/http/session_stream.h"

namespace offhand::http {

/// A client of the legacy era, opened by `initialize`, over any number of HTTP connections.
class LegacySession {
 public:
  using Clock = std::chrono::steady_clock;

  LegacySession(mcp::Server& server, std::string principal, std::shared_ptr<EventBudget> budget);

  const std::string& id() const { return id_; }
  const std::string& principal() const { return principal_; }
  mcp::Connection& connection() { return connection_; }

  /// After `initialize`: enables what the version allows.
  void opened();

  /// Creates a stream for the answer to one request.
  std::shared_ptr<SessionStream> add_stream(const std::shared_ptr<Responder>& responder);
  /// Opens the stream for messages that belong to no request. `occupied` if there is one already.
  SessionStream::Attach open_side_stream(const std::shared_ptr<Responder>& responder);
  /// 2024-11-05: the only stream, opened before `initialize`.
  void open_old_stream(const std::shared_ptr<Responder>& responder);
  /// Null for other sessions.
  std::shared_ptr<SessionStream> old_stream();
  /// `gone` if the log no longer holds all missed events.
  SessionStream::Attach resume(const std::shared_ptr<Responder>& responder, const EventId& last);

  /// Ends streams that belong to no request and fails open questions to the client. Running calls continue.
  void close();

  void touch() { last_used_ = Clock::now().time_since_epoch().count(); }
  Clock::time_point last_used() const { return Clock::time_point(Clock::duration(last_used_)); }
  /// True if no client holds a stream and no request is being answered.
  bool idle();

 private:
  void set_side_stream(SessionStream::Kind kind);
  SessionStream::Attach replay_finished(const std::shared_ptr<Responder>& responder, const EventId& last);

  std::string id_;
  std::string principal_;
  std::shared_ptr<SessionEvents> events_;
  std::atomic<Clock::rep> last_used_;

  std::mutex mutex_;
  std::uint64_t next_stream_ = 1;  // 0 is the side stream
  /// Streams of unanswered requests; each is owned by the call that answers it.
  std::map<std::uint64_t, std::weak_ptr<SessionStream>> streams_;
  std::shared_ptr<SessionStream> side_;

  // Last, because its destructor waits for running calls, which write to the streams.
  mcp::Connection connection_;
};

}  // namespace offhand::http
