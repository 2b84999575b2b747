#include "impl/mcp/connection.h"

#include <fmt/format.h>

#include <utility>

#include "codegen/runtime/utf8.h"
#include "impl/mcp/batch.h"
#include "impl/mcp/connection_state.h"
#include "impl/mcp/methods/methods.h"
#include "impl/mcp/refusal_log.h"

namespace offhand::mcp {
namespace {

using nlohmann::json;

/// Builds the request with the facts about its client, from the connection or from the request itself.
Request request_of(ConnectionState& connection, Message message, const std::shared_ptr<Stream>& stream) {
  Request request;
  request.bytes = message.bytes;
  request.id = std::move(message.id);
  request.method = std::move(message.method);
  request.params = std::move(message.params);
  request.hints = std::move(message.hints);
  request.modern = message.modern;
  request.stream = stream;
  if (message.modern) {
    request.version = std::move(message.version);
    request.client = read_capabilities(*request.meta(meta_client_capabilities), request.version);
    if (const auto* level = request.meta(meta_log_level))
      request.log_level = log_level_named(level->get<std::string>());
    return request;
  }
  const std::scoped_lock lock(connection.mutex);
  request.version = connection.legacy.version;
  request.client = connection.legacy.client;
  request.log_level = connection.legacy.log_level;
  return request;
}

/// No version is agreed on before `initialize`, so only these methods are allowed.
bool needs_initialize(const Request& request) {
  return !request.modern && request.version.empty() && request.method != "initialize" && request.method != "ping";
}

std::optional<ReadyCall> handle_request(const ConnectionPtr& connection, Message message,
                                        const std::shared_ptr<Stream>& stream) {
  auto request = request_of(*connection, std::move(message), stream);
  const auto* method = find_method(connection->server, request);
  if (method == nullptr) return refuse(request, no_such_method(request));
  if (needs_initialize(request)) {
    return refuse(request, refusal(ErrorCode::invalid_request,
                                   fmt::format("{} came before initialize; send initialize first, or {} in _meta",
                                               preview(request.method), meta_protocol_version)));
  }
  return method->handler(connection, std::move(request));
}

void handle_notification(ConnectionState& connection, const Message& message) {
  if (message.method == "notifications/initialized") connection.outgoing->client_is_ready();
  if (message.method == "notifications/roots/list_changed") connection.forget_roots();
  // Modern HTTP clients cancel by closing the stream.
  const bool by_stream = message.modern && connection.identity.transport == ClientIdentity::Transport::http;
  if (message.method != "notifications/cancelled" || by_stream) return;
  const auto id = message.params.find("requestId");
  if (id == message.params.end()) return;
  for (const auto& pending : connection.pending.with_id(id->dump(-1, ' ', false, json::error_handler_t::replace))) {
    pending->cancel();
  }
}

std::optional<ReadyCall> handle_batch(const ConnectionPtr& connection, Message message,
                                      const std::shared_ptr<Stream>& stream) {
  {
    const std::scoped_lock lock(connection->mutex);
    if (connection->legacy.version != "2025-03-26") {
      const Problem problem{ErrorCode::invalid_request, "batches are not supported here: send one message at a time"};
      log_refusal(problem);
      if (stream) stream->finish(error_response("", problem), problem.http_status);
      return std::nullopt;
    }
  }
  std::size_t expected = 0;
  for (const auto& entry : message.batch) {
    expected += entry.kind == Message::Kind::request || entry.kind == Message::Kind::invalid ? 1 : 0;
  }
  const auto together = std::make_shared<BatchStream>(stream, expected);
  auto& executor = connection->server.dispatcher().process().executor();
  for (auto& entry : message.batch) {
    if (entry.method == "initialize" && !entry.problem) {
      entry.problem = Problem{ErrorCode::invalid_request, "initialize is no part of a batch"};
    }
    const bool answered = entry.kind == Message::Kind::request || entry.kind == Message::Kind::invalid;
    const auto own = answered ? std::make_shared<BatchPart>(together) : nullptr;
    if (auto call = handle(connection, std::move(entry), own)) executor.submit(*std::move(call));
  }
  return std::nullopt;
}

}  // namespace

std::optional<ReadyCall> handle(const ConnectionPtr& connection, Message message,
                                const std::shared_ptr<Stream>& stream) {
  if (message.problem) {
    log_refusal(*message.problem);
    if (stream && message.kind != Message::Kind::response) {
      stream->finish(error_response(message.id, *message.problem), message.problem->http_status);
    }
    return std::nullopt;
  }
  switch (message.kind) {
    case Message::Kind::request:
      return handle_request(connection, std::move(message), stream);
    case Message::Kind::batch:
      return handle_batch(connection, std::move(message), stream);
    case Message::Kind::notification:
      handle_notification(*connection, message);
      break;
    case Message::Kind::response:
      if (message.id.empty()) log_unread();
      connection->outgoing->receive(message);
      break;
    case Message::Kind::invalid:
      break;
  }
  return std::nullopt;
}

Connection::Connection(Server& server, ClientIdentity identity)
    : state_(std::make_shared<ConnectionState>(server, std::move(identity))) {}

Connection::~Connection() {
  close();
  for (const auto& pending : state_->pending.all()) pending->cancel();
}

std::optional<ReadyCall> Connection::receive(Message message, const std::shared_ptr<Stream>& stream) {
  return handle(state_, std::move(message), stream);
}

void Connection::set_side_stream(std::shared_ptr<Stream> stream) {
  const std::scoped_lock lock(state_->mutex);
  state_->side = std::move(stream);
}

void Connection::set_settings(std::shared_ptr<const Settings> settings) {
  const std::scoped_lock lock(state_->mutex);
  state_->settings = std::move(settings);
}

void Connection::set_folder(std::string folder) {
  const std::scoped_lock lock(state_->mutex);
  state_->folder = std::move(folder);
}

void Connection::disconnected(const Stream& stream) {
  for (const auto& pending : state_->pending.on(stream)) pending->cancel();
}

void Connection::ping(std::chrono::milliseconds limit, const std::function<void(bool alive)>& answered) {
  const auto send = [state = state_](std::string message) { return state->send_aside(std::move(message)); };
  const auto sent = state_->outgoing->ask({send, send}, "ping", "{}", limit, [answered](const Outgoing::Reply& reply) {
    answered(reply.result.has_value());
  });
  if (!sent) answered(false);
}

void Connection::close() {
  state_->outgoing->close();
  for (const auto& pending : state_->pending.all()) pending->client_gone();
}

void Connection::cancel_all() {
  for (const auto& pending : state_->pending.all()) pending->stop();
}

bool Connection::drain(std::optional<std::chrono::milliseconds> timeout) {
  return state_->pending.wait_until_empty(timeout);
}

std::string Connection::legacy_version() const {
  const std::scoped_lock lock(state_->mutex);
  return state_->legacy.version;
}

}  // namespace offhand::mcp
