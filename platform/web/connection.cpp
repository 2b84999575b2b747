#include "platform/web/connection.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "generated/types/errors.h"
#include "platform/web/cdp_message.h"

namespace offhand::platform::web {
namespace {

using nlohmann::json;

/// Out-of-process frames, over all attached pages.
constexpr std::size_t session_limit = 1024;

OpenedChannel open_channel(const Endpoint& endpoint, ChannelReader reader, Clock& clock, const Limits& limits) {
  if (const auto* port = std::get_if<Port>(&endpoint))
    return open_socket_channel(*port, std::move(reader), clock, limits);
  if (const auto* pipe = std::get_if<HeldPipe>(&endpoint))
    return open_pipe_channel(*pipe, std::move(reader), clock, limits);
  return open_pipe_channel(std::get<PipeSocket>(endpoint), std::move(reader), clock, limits);
}

Error gone(const std::string& what, std::string_view reason) {
  return errors::page_gone({.what = what,
                            .reason = std::string(reason),
                            .crashed = reason == process_crashed,
                            .closed = reason == was_closed});
}

}  // namespace

tl::expected<std::shared_ptr<Connection>, std::string> Connection::open(const Endpoint& endpoint, Clock& clock,
                                                                        const Limits& limits) {
  std::shared_ptr<Connection> connection(new Connection(endpoint, clock));
  auto* self = connection.get();
  ChannelReader reader{[self](Protocol protocol) {
                         self->protocol_ = protocol;
                         self->dialect_ = protocol == Protocol::cdp ? &cdp_dialect() : &bidi_dialect();
                       },
                       [self](std::string_view message) { self->take(message); },
                       [self](const std::string& reason) { self->end(reason); }};
  auto channel = open_channel(endpoint, std::move(reader), clock, limits);
  if (!channel) return tl::unexpected(channel.error());
  connection->channel_ = *std::move(channel);
  return connection;
}

tl::expected<Message, std::string> Connection::read(std::string_view text) const {
  const auto id = protocol_ == Protocol::cdp ? id_of_result(text) : 0;
  bool wants_text = false;
  if (id != 0) {
    const std::lock_guard lock(mutex_);
    const auto found = pending_.find(id);
    wants_text = found != pending_.end() && found->second.wants == Wants::text;
  }
  if (!wants_text) return dialect_->read(text);
  Message message;
  message.id = id;
  message.text = text;
  return message;
}

void Connection::take(std::string_view text) {
  auto message = read(text);
  std::shared_ptr<const std::function<void(const Message& event)>> listener;
  {
    const std::lock_guard lock(mutex_);
    if (message && message->id == 0) listener = listener_;
    if (!message) {
      // An unreadable message may be any call's answer, so no call can be waited for any longer.
      ended_ = "it sent what is no message: " + message.error();
    } else if (message->id == 0) {
      take(dialect_->news(*message));
    } else if (const auto found = pending_.find(message->id); found != pending_.end()) {
      if (found->second.wants == Wants::text) message->text = text;
      found->second.message = *std::move(message);
    }
  }
  changed_.notify_all();
  if (listener) (*listener)(*message);
}

void Connection::take(const News& news) {
  const auto about = sessions_.find(news.session);
  const bool is_known = about != sessions_.end();
  if (news.kind == News::Kind::child_attached) {
    // Each session has one parent, so there are no cycles.
    if (!is_known || sessions_.contains(news.child.session) || sessions_.size() >= session_limit) return;
    about->second.children.push_back(news.child);
    sessions_[news.child.session] = {};
  } else if (news.kind == News::Kind::session_ended) {
    sessions_.erase(news.session);
    for (auto& [name, parent] : sessions_) {
      std::erase_if(parent.children, [&](const auto& child) { return child.session == news.session; });
    }
  } else if (is_known && news.kind == News::Kind::process_crashed) {
    about->second.has_crashed = true;
    about->second.dialog.reset();
    ++about->second.documents;
  } else if (is_known && news.kind == News::Kind::process_replaced) {
    about->second.has_crashed = false;
  } else if (is_known && news.kind == News::Kind::document_replaced) {
    ++about->second.documents;
  } else if (is_known && news.kind == News::Kind::dialog_opened) {
    about->second.dialog = news.dialog;
    ++about->second.dialogs;
  } else if (is_known && news.kind == News::Kind::dialog_closed) {
    about->second.dialog.reset();
  }
}

void Connection::end(const std::string& reason) {
  std::shared_ptr<const std::function<void(const Message& event)>> listener;
  {
    const std::lock_guard lock(mutex_);
    if (!ended_) ended_ = reason;
    listener = listener_;
  }
  changed_.notify_all();
  if (listener) (*listener)(Message{});
}

std::int64_t Connection::send(Request request) {
  auto message = dialect_->call(request.session, request.method, std::move(request.params));
  std::int64_t id = 0;
  {
    const std::lock_guard lock(mutex_);
    id = next_id_++;
    const auto found = sessions_.find(request.session);
    pending_[id] = {.document = found == sessions_.end() ? 0 : found->second.documents,
                    .wants = request.wants,
                    .message = std::nullopt};
  }
  message["id"] = id;
  channel_->send(message.dump(-1, ' ', false, json::error_handler_t::replace));
  return id;
}

Result<Message> Connection::await(std::int64_t id, const std::string& session, const std::string& method,
                                  const Limits& limits, Dialogs dialogs) {
  const auto begun = clock_.now();
  std::unique_lock lock(mutex_);
  const auto& answer = pending_.at(id);
  const auto over = [&] {
    if (answer.message || ended_) return true;
    const auto found = sessions_.find(session);
    if (session.empty()) return false;
    const bool is_blocked = dialogs == Dialogs::block && found != sessions_.end() && found->second.dialog;
    if (found == sessions_.end() || is_blocked || found->second.has_crashed) return true;
    return found->second.documents != answer.document;
  };
  clock_.wait_until(lock, changed_, limits.deadline, limits.stop, over);
  const auto document = answer.document;
  auto message = std::move(pending_.at(id).message);
  pending_.erase(id);
  if (!message) return fail(why_no_answer(session, document, method, clock_.now() - begun, limits));
  if (!message->error) return *std::move(message);
  if (dialect_->means_gone(*message->error))
    return fail(gone(method, "it became another page (" + *message->error + ")"));
  return fail(
      errors::page_protocol_error({.endpoint = to_string(endpoint_), .reason = method + ": " + *message->error}));
}

/// Call with the lock held.
Error Connection::why_no_answer(const std::string& session, int document, const std::string& method,
                                std::chrono::nanoseconds waited, const Limits& limits) const {
  if (ended_) return gone(method, *ended_);
  if (!session.empty()) {
    const auto found = sessions_.find(session);
    if (found == sessions_.end()) return gone(method, was_closed);
    if (found->second.has_crashed) return gone(method, process_crashed);
    if (found->second.dialog) return errors::page_blocked({.dialog = *found->second.dialog});
    if (found->second.documents != document) return gone(method, "it became another page");
  }
  if (limits.stop.stop_requested()) return errors::cancelled({.what = method});
  const auto milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(waited).count();
  return errors::page_silent({.what = method, .waited_ms = milliseconds});
}

Result<json> Connection::call(const std::string& session, const std::string& method, json params,
                              const Limits& limits) {
  return Sent(*this, {{session, method, std::move(params)}}, limits).next_body();
}

Result<void> Connection::call_all(const std::string& session, const std::string& method, std::vector<json> params,
                                  const Limits& limits) {
  Result<void> all;
  for (const auto& answer : call_each(session, method, std::move(params), limits)) {
    if (!answer && all) all = fail(answer.error());
  }
  return all;
}

std::vector<Result<json>> Connection::call_each(const std::string& session, const std::string& method,
                                                std::vector<json> params, const Limits& limits) {
  std::vector<Request> requests;
  requests.reserve(params.size());
  for (auto& each : params) requests.push_back({session, method, std::move(each)});
  return call_many(std::move(requests), limits);
}

std::vector<Result<json>> Connection::call_many(std::vector<Request> requests, const Limits& limits) {
  const auto count = requests.size();
  Sent sent(*this, std::move(requests), limits);
  std::vector<Result<json>> answers;
  answers.reserve(count);
  for (std::size_t i = 0; i < count; ++i) answers.push_back(sent.next_body());
  return answers;
}

Connection::Sent::Sent(Connection& connection, std::vector<Request> requests, Limits limits)
    : connection_(connection), requests_(std::move(requests)), limits_(std::move(limits)) {
  ids_.reserve(requests_.size());
  for (auto& each : requests_)
    ids_.push_back(
        connection_.send({each.session, each.method, std::exchange(each.params, json::object()), each.wants}));
}

Connection::Sent::~Sent() {
  const std::lock_guard lock(connection_.mutex_);
  for (; taken_ < ids_.size(); ++taken_) connection_.pending_.erase(ids_[taken_]);
}

Result<Message> Connection::Sent::next() {
  const auto at = taken_++;
  return connection_.await(ids_[at], requests_[at].session, requests_[at].method, limits_);
}

Result<json> Connection::Sent::next_body() {
  auto message = next();
  if (!message) return fail(std::move(message).error());
  return std::move(message->body);
}

Result<json> Connection::call_past_dialog(const std::string& session, const std::string& method, json params,
                                          const Limits& limits) {
  auto message = await(send({session, method, std::move(params)}), session, method, limits, Dialogs::do_not_matter);
  if (!message) return fail(std::move(message).error());
  return std::move(message->body);
}

void Connection::listen(std::function<void(const Message& event)> listener) {
  const std::lock_guard lock(mutex_);
  listener_ = std::make_shared<const std::function<void(const Message& event)>>(std::move(listener));
}

std::optional<Connection::OpenDialog> Connection::dialog_of(const std::string& session) const {
  const std::lock_guard lock(mutex_);
  const auto found = sessions_.find(session);
  if (found == sessions_.end() || !found->second.dialog) return std::nullopt;
  return OpenDialog{.number = found->second.dialogs, .words = *found->second.dialog};
}

std::string Connection::end_reason() const {
  const std::lock_guard lock(mutex_);
  return ended_.value_or("");
}

bool Connection::is_open() const {
  const std::lock_guard lock(mutex_);
  return !ended_;
}

bool Connection::is_gone(const std::string& session) const {
  const std::lock_guard lock(mutex_);
  return ended_ || !sessions_.contains(session);
}

bool Connection::has_crashed(const std::string& session) const {
  const std::lock_guard lock(mutex_);
  const auto found = sessions_.find(session);
  return found != sessions_.end() && found->second.has_crashed;
}

std::vector<ChildSession> Connection::children(const std::string& session) const {
  const std::lock_guard lock(mutex_);
  const auto found = sessions_.find(session);
  return found == sessions_.end() ? std::vector<ChildSession>{} : found->second.children;
}

void Connection::note_session(const std::string& session) {
  const std::lock_guard lock(mutex_);
  sessions_.try_emplace(session);
}

}  // namespace offhand::platform::web
