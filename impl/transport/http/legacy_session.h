#pragma once

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <string>

#include "impl/mcp/connection.h"
#include "impl/transport/http/session_stream.h"

namespace offhand::http {

/// What `initialize` opened: a client of the legacy era, over however many HTTP connections.
class LegacySession {
 public:
  using Clock = std::chrono::steady_clock;

  LegacySession(mcp::Server& server, std::string principal, std::shared_ptr<EventBudget> budget);

  const std::string& id() const { return id_; }
  const std::string& principal() const { return principal_; }
  mcp::Connection& connection() { return connection_; }

  /// After `initialize`: what the version allows.
  void opened();

  /// A stream for the answer to one request.
  std::shared_ptr<SessionStream> add_stream(const std::shared_ptr<Responder>& responder);
  /// The stream for what belongs to no request. `occupied` when there is one.
  SessionStream::Attach open_side_stream(const std::shared_ptr<Responder>& responder);
  /// 2024-11-05: the only stream there is, opened before `initialize`.
  void open_old_stream(const std::shared_ptr<Responder>& responder);
  /// Null for sessions that were not opened so.
  std::shared_ptr<SessionStream> old_stream();
  /// `gone` when the log no longer has what is missing.
  SessionStream::Attach resume(const std::shared_ptr<Responder>& responder, const EventId& last);

  /// Ends what belongs to no request, and lets questions to the client fail. Calls that run go on.
  void close();

  void touch() { last_used_ = Clock::now().time_since_epoch().count(); }
  Clock::time_point last_used() const { return Clock::time_point(Clock::duration(last_used_)); }
  /// No client holds a stream, and no request is being answered.
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
  /// Those that are still to be answered; whoever answers holds them.
  std::map<std::uint64_t, std::weak_ptr<SessionStream>> streams_;
  std::shared_ptr<SessionStream> side_;

  // Last: it waits for what still runs, and that writes to the streams.
  mcp::Connection connection_;
};

}  // namespace offhand::http
