#include "impl/transport/http/endpoint.h"

#include <fmt/format.h>

#include <utility>

#include "impl/base/text.h"
#include "impl/dispatch/open_metrics.h"
#include "impl/mcp/classify.h"
#include "impl/mcp/refusal_log.h"
#include "impl/transport/http/modern_stream.h"
#include "impl/transport/http/negotiation.h"

namespace offhand::http {

/// Counts a request from its arrival until its stream is released.
class Endpoint::Ticket {
 public:
  Ticket(Users& users, std::atomic<std::size_t>& count) : pass_(users), count_(count), number_(++count) {}
  ~Ticket() { --count_; }
  Ticket(const Ticket&) = delete;
  Ticket& operator=(const Ticket&) = delete;
  std::size_t number() const { return number_; }

 private:
  Users::Pass pass_;
  std::atomic<std::size_t>& count_;
  std::size_t number_;
};

/// One request that is being processed.
struct Endpoint::Call {
  const Request& request;
  std::string body;
  std::shared_ptr<Responder> responder;
  std::shared_ptr<Ticket> ticket;
  RequestGuard::Caller caller;

  void refuse(const Refusal& refusal) const {
    log_refusal(refusal);
    responder->respond(response_of(refusal));
  }
  void refuse(const mcp::Problem& problem, const std::string& id = {}) const {
    mcp::log_refusal(problem);
    responder->respond({.status = problem.http_status, .body = error_response(id, problem)});
  }
  void accept() const { responder->respond({.status = 202}); }
};

namespace {

mcp::HttpHints hints_of(const Request& request) {
  constexpr std::string_view parameter = "Mcp-Param-";
  mcp::HttpHints hints;
  for (const auto& [name, value] : request.headers) {
    if (equal_ignoring_case(name, "MCP-Protocol-Version")) hints.version = value;
    if (equal_ignoring_case(name, "Mcp-Method")) hints.method = value;
    if (equal_ignoring_case(name, "Mcp-Name")) hints.name = value;
    if (equal_ignoring_case(name.substr(0, parameter.size()), parameter)) {
      hints.parameters.emplace_back(name.substr(parameter.size()), value);
    }
  }
  return hints;
}

bool wants_answer(const mcp::Message& message) {
  if (message.kind != mcp::Message::Kind::batch) return message.kind == mcp::Message::Kind::request;
  return std::any_of(message.batch.begin(), message.batch.end(), [](const auto& part) {
    return part.kind == mcp::Message::Kind::request || part.kind == mcp::Message::Kind::invalid;
  });
}

/// The id for an error in answer to a message. The id of a response belongs to a request of this server, so a response
/// gets no answer.
std::string id_to_answer(const mcp::Message& message) {
  return message.kind == mcp::Message::Kind::response ? std::string() : message.id;
}

/// Whoever may only look is in the security mode that lets nobody do more.
void restrain(mcp::Connection& connection, const RequestGuard::Caller& caller) {
  if (!caller.may_act)
    connection.set_settings(std::make_shared<const Settings>(Settings{{"security_mode", R"("sandboxed")"}}));
}

/// Delays the answer to `initialize` until the session can be found by its id.
class OpeningStream final : public mcp::Stream {
 public:
  void send(std::string /*message*/) override {}
  void finish(std::string answer, int http_status) override {
    response = {.status = http_status, .body = std::move(answer)};
  }
  Response response;
};

}  // namespace

Endpoint::Endpoint(mcp::Server& server, RequestGuard guard, const Limits& limits, Users& users, int reading_threads)
    : server_(server),
      guard_(std::move(guard)),
      limits_(limits),
      users_(users),
      readers_(reading_threads),
      sessions_(server, limits.sessions, limits.session_timeout) {}

Endpoint::~Endpoint() = default;

void Endpoint::handle(const Request& request, std::string body, const Peer& /*peer*/,
                      std::shared_ptr<Responder> responder) {
  Call call{request, std::move(body), std::move(responder), std::make_shared<Ticket>(users_, in_flight_),
            guard_.caller_of(request)};
  if (call.ticket->number() > limits_.requests_in_flight) {
    return call.refuse({.status = 503,
                        .message = fmt::format("More than {} requests are being answered.", limits_.requests_in_flight),
                        .headers = "Retry-After: 1\r\n"});
  }
  if (guard_.asks_for_metadata(request)) return call.responder->respond({.body = guard_.metadata()});
  if (request.path == "/metrics") return send_metrics(call);
  if (accepts(request.header_list("Accept"), "text/event-stream")) call.responder->allow_events({});
  if (request.path == "/sse") return open_old_stream(call);
  if (request.path == "/messages") return post_to_old_stream(call);
  if (request.method == "POST") return post(call);
  if (request.has_header("MCP-Protocol-Version")) {
    const auto problem = mcp::unknown_version_problem(std::string(request.header("MCP-Protocol-Version")));
    if (problem) return call.refuse(*problem);
  }
  if (request.method == "GET") return get(call);
  end_session(call);
}

/// Serves metrics to a collector, behind the same authentication as everything else.
void Endpoint::send_metrics(Call& call) {
  call.responder->respond({.body = open_metrics(server_.dispatcher().process().statistics(), platform::cache_counts()),
                           .content_type = "application/openmetrics-text; version=1.0.0; charset=utf-8"});
}

void Endpoint::post(Call& call) {
  const auto hints = hints_of(call.request);
  auto message = mcp::read_message(call.body, &hints);
  call.body = {};
  if (message.problem) return call.refuse(*message.problem, id_to_answer(message));
  if (message.modern) return serve_modern(call, std::move(message));
  const bool opens = message.kind == mcp::Message::Kind::request && message.method == "initialize";
  if (opens && !call.request.has_header("Mcp-Session-Id")) return open_session(call, std::move(message));
  serve_session(call, std::move(message));
}

std::shared_ptr<mcp::Connection> Endpoint::modern_connection(const RequestGuard::Caller& caller) {
  const std::scoped_lock lock(mutex_);
  auto& connection = modern_[caller.principal];
  if (!connection) {
    connection = std::make_shared<mcp::Connection>(
        server_, mcp::ClientIdentity{.principal = caller.principal, .transport = mcp::ClientIdentity::Transport::http});
    restrain(*connection, caller);
  }
  return connection;
}

void Endpoint::serve_modern(Call& call, mcp::Message message) {
  const auto connection = modern_connection(call.caller);
  const bool answered = wants_answer(message);
  const auto stream = std::make_shared<ModernStream>(call.responder);
  auto work = connection->receive(std::move(message), stream);
  if (!answered) {
    call.accept();
  } else {
    // From here on there is something to cancel. If the client has disconnected already, the callback runs at once.
    call.responder->when_gone([connection, stream = std::weak_ptr<ModernStream>(stream)] {
      if (const auto waiting = stream.lock()) connection->disconnected(*waiting);
    });
  }
  run(connection, std::move(work), call.ticket);
}

void Endpoint::open_session(Call& call, mcp::Message message) {
  const auto session = sessions_.make(call.caller.principal);
  restrain(session->connection(), call.caller);
  const auto stream = std::make_shared<OpeningStream>();
  if (auto work = session->connection().receive(std::move(message), stream)) (*work)();
  auto response = std::move(stream->response);
  if (!session->connection().legacy_version().empty()) {
    session->opened();
    if (!sessions_.add(session)) return call.refuse({.status = 503, .message = "All sessions are in use."});
    response.headers = fmt::format("Mcp-Session-Id: {}\r\n", session->id());
  }
  call.responder->respond(std::move(response));
}

std::shared_ptr<LegacySession> Endpoint::session_of(Call& call, std::string_view message_id) {
  const auto id = call.request.header("Mcp-Session-Id");
  if (id.empty()) {
    call.refuse({.status = 400,
                 .message = "The header Mcp-Session-Id is missing; initialize opens a session.",
                 .id = std::string(message_id)});
    return nullptr;
  }
  auto session = sessions_.find(id, call.caller.principal);
  if (!session) {
    call.refuse({.status = 404,
                 .message = "There is no such session, or no longer; initialize opens one.",
                 .id = std::string(message_id)});
  }
  return session;
}

void Endpoint::serve_session(Call& call, mcp::Message message) {
  const auto session = session_of(call, id_to_answer(message));
  if (!session) return;
  const std::shared_ptr<mcp::Connection> connection(session, &session->connection());
  const bool answered = wants_answer(message);
  auto work = connection->receive(std::move(message), answered ? session->add_stream(call.responder) : nullptr);
  if (!answered) call.accept();
  run(connection, std::move(work), call.ticket);
}

void Endpoint::run(const std::shared_ptr<mcp::Connection>& connection, std::optional<mcp::ReadyCall> work,
                   std::shared_ptr<Ticket> ticket) {
  if (!work) return;
  work->keep(ticket);
  if (readers_.run_here(*work)) return;
  // The work holds the connection, which therefore outlives its session while calls run.
  server_.dispatcher().process().executor().submit(
      [connection, work = *std::move(work), ticket = std::move(ticket)] { work(); });
}

void Endpoint::get(Call& call) {
  const auto session = session_of(call, {});
  if (!session) return;
  if (const auto last = call.request.header("Last-Event-ID"); !last.empty()) {
    const auto id = parse_event_id(last);
    if (!id) return call.refuse({.status = 400, .message = "Last-Event-ID is none of the ids that were sent."});
    if (session->resume(call.responder, *id) == SessionStream::Attach::done) return;
    return call.refuse({.status = 400, .message = "What followed Last-Event-ID is no longer known."});
  }
  switch (session->open_side_stream(call.responder)) {
    case SessionStream::Attach::done:
      return;
    case SessionStream::Attach::occupied:
      return call.refuse({.status = 409, .message = "This session has its stream already."});
    case SessionStream::Attach::gone:
      return call.refuse({.status = 404, .message = "This session has ended."});
  }
}

void Endpoint::end_session(Call& call) {
  const auto session = session_of(call, {});
  if (!session) return;
  sessions_.take(session->id());
  session->close();
  session->connection().cancel_all();
  call.responder->respond({.status = 204});
}

void Endpoint::open_old_stream(Call& call) {
  const auto session = sessions_.make(call.caller.principal);
  restrain(session->connection(), call.caller);
  if (!sessions_.add(session)) return call.refuse({.status = 503, .message = "All sessions are in use."});
  // In 2024-11-05 the stream is the session: without it no answer can reach the client.
  call.responder->when_gone([this, id = session->id()] {
    if (const auto ended = sessions_.take(id)) ended->close();
  });
  // Opened before the client learns the address for its messages, because its first message may arrive before this
  // thread continues.
  session->open_old_stream(call.responder);
  const auto where = fmt::format("/messages?session_id={}", session->id());
  call.responder->event(text_of(Event{.id = {}, .name = "endpoint", .data = where}));
}

void Endpoint::post_to_old_stream(Call& call) {
  const auto session = sessions_.find(query_value(call.request.query, "session_id"), call.caller.principal);
  if (!session) return call.refuse({.status = 404, .message = "There is no such session; GET /sse opens one."});
  const auto stream = session->old_stream();
  if (!stream) return call.refuse({.status = 400, .message = "This session is not one of GET /sse."});
  auto message = mcp::read_message(call.body);
  if (message.problem && message.kind == mcp::Message::Kind::invalid) {
    return call.refuse(*message.problem, message.id);
  }
  const std::shared_ptr<mcp::Connection> connection(session, &session->connection());
  auto work = connection->receive(std::move(message), stream);
  call.accept();
  run(connection, std::move(work), call.ticket);
}

void Endpoint::shut_down() {
  server_.shut_down();
  for (const auto& session : sessions_.all()) session->close();
}

void Endpoint::cancel_all() {
  for (const auto& session : sessions_.all()) session->connection().cancel_all();
  const std::scoped_lock lock(mutex_);
  for (const auto& [principal, connection] : modern_) connection->cancel_all();
}

}  // namespace offhand::http
