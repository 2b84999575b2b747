#pragma once

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "impl/mcp/connection.h"
#include "impl/mcp/server.h"
#include "impl/transport/http/limits.h"
#include "impl/transport/http/request_guard.h"
#include "impl/transport/http/responder.h"
#include "impl/transport/http/session_store.h"
#include "impl/transport/http/users.h"
#include "impl/transport/reading_threads.h"

namespace offhand::http {

/// Routes a request: by its body to the modern or the legacy era, by its session id to a client.
class Endpoint final : public Handler {
 public:
  Endpoint(mcp::Server& server, RequestGuard guard, const Limits& limits, Users& users, int reading_threads);
  ~Endpoint() override;

  std::optional<Refusal> admit(const Request& request, const Peer& peer) override {
    return guard_.check(request, peer);
  }
  void handle(const Request& request, std::string body, const Peer& peer,
              std::shared_ptr<Responder> responder) override;

  /// Removes sessions that were unused for too long.
  void tick(std::chrono::steady_clock::time_point now) { sessions_.expire(now); }
  /// Ends subscriptions and side streams, which would go on for ever. Calls continue.
  void shut_down();
  /// Cancels the running calls.
  void cancel_all();

 private:
  class Ticket;
  struct Call;

  void send_metrics(Call& call);
  void post(Call& call);
  void serve_modern(Call& call, mcp::Message message);
  void open_session(Call& call, mcp::Message message);
  void serve_session(Call& call, mcp::Message message);
  void get(Call& call);
  void end_session(Call& call);
  void open_old_stream(Call& call);
  void post_to_old_stream(Call& call);

  /// The session that the request names; refuses the request if there is none.
  std::shared_ptr<LegacySession> session_of(Call& call, std::string_view message_id);
  /// Runs the call that a message resulted in, if any.
  void run(const std::shared_ptr<mcp::Connection>& connection, std::optional<mcp::ReadyCall> work,
           std::shared_ptr<Ticket> ticket);
  std::shared_ptr<mcp::Connection> modern_connection(const RequestGuard::Caller& caller);

  mcp::Server& server_;
  RequestGuard guard_;
  const Limits& limits_;
  Users& users_;
  ReadingThreads readers_;
  std::atomic<std::size_t> in_flight_ = 0;
  SessionStore sessions_;
  std::mutex mutex_;
  std::map<std::string, std::shared_ptr<mcp::Connection>> modern_;  // by principal
};

}  // namespace offhand::http
