#include "platform/web/connection.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "generated/types/errors.h"
#include "platform/web/json_access.h"

namespace offhand::platform::web {
namespace {

using nlohmann::json;

/// What a browser answers to calls that came when their page had just become another one.
bool means_gone(const std::string& words) {
  static const std::vector<std::string> signs{"Cannot find context",
                                              "Execution context was destroyed",
                                              "Inspected target navigated",
                                              "Session with given id not found",
                                              "No frame with given id",
                                              "Frame with the given id was not found",
                                              "Target closed",
                                              "No frame for given id found",
                                              "uniqueContextId not found",
                                              "Argument should belong to the same"};
  return std::any_of(signs.begin(), signs.end(),
                     [&](const auto& sign) { return words.find(sign) != std::string::npos; });
}

/// Frames with processes of their own, over all pages that were looked at.
constexpr std::size_t session_limit = 1024;

Error gone(const std::string& what, const std::string& reason) {
  return errors::page_gone({.what = what, .reason = reason});
}

}  // namespace

Result<std::shared_ptr<Connection>> Connection::open(std::uint16_t port, Clock& clock, const Limits& limits) {
  std::shared_ptr<Connection> connection(new Connection(port, clock));
  auto* self = connection.get();
  ChannelReader reader{[self](std::string_view message) { self->take(message); },
                       [self](const std::string& reason) { self->end(reason); }};
  OFFHAND_ASSIGN(connection->channel_, open_socket_channel(port, std::move(reader), clock, limits));
  return connection;
}

void Connection::take(std::string_view text) {
  auto message = read_cdp_message(text);
  {
    const std::lock_guard lock(mutex_);
    if (!message) {
      // Nothing tells whose answer it should have been: nobody's can be waited for any longer.
      ended_ = "it sent what is no message: " + message.error();
    } else if (message->id == 0) {
      take_event(*message);
    } else if (const auto found = pending_.find(message->id); found != pending_.end()) {
      found->second.message = *std::move(message);
    }
  }
  changed_.notify_all();
}

void Connection::take_event(const CdpMessage& event) {
  const auto& method = event.method;
  const auto& body = event.body;
  if (method == "Target.attachedToTarget") {
    const auto& info = part_of(body, "targetInfo");
    ChildSession child{text_of(body, "sessionId"), text_of(info, "targetId"), text_of(info, "url")};
    if (text_of(info, "type") != "iframe" || child.session.empty()) return;
    const auto parent = sessions_.find(event.session);
    // Each has one parent, so that there is no way round from one to itself.
    if (parent == sessions_.end() || sessions_.contains(child.session) || sessions_.size() >= session_limit) return;
    parent->second.children.push_back(child);
    sessions_[child.session] = {};
  } else if (method == "Target.detachedFromTarget") {
    const auto session = text_of(body, "sessionId");
    sessions_.erase(session);
    for (auto& [name, parent] : sessions_) {
      std::erase_if(parent.children, [&](const auto& child) { return child.session == session; });
    }
  } else if (method == "Inspector.targetCrashed") {
    sessions_.erase(event.session);
  } else if (method == "Page.javascriptDialogOpening") {
    if (const auto found = sessions_.find(event.session); found != sessions_.end()) {
      found->second.dialog = fmt::format("{} \"{}\"", text_of(body, "type"), text_of(body, "message").substr(0, 200));
    }
  } else if (method == "Page.javascriptDialogClosed") {
    if (const auto found = sessions_.find(event.session); found != sessions_.end()) found->second.dialog.reset();
  }
}

void Connection::end(const std::string& reason) {
  {
    const std::lock_guard lock(mutex_);
    if (!ended_) ended_ = reason;
  }
  changed_.notify_all();
}

std::int64_t Connection::send(const std::string& session, const std::string& method, json params) {
  json message{{"method", method}, {"params", std::move(params)}};
  if (!session.empty()) message["sessionId"] = session;
  std::int64_t id = 0;
  {
    const std::lock_guard lock(mutex_);
    id = next_id_++;
    pending_[id];
  }
  message["id"] = id;
  channel_->send(message.dump(-1, ' ', false, json::error_handler_t::replace));
  return id;
}

Result<json> Connection::await(std::int64_t id, const std::string& session, const std::string& method,
                               const Limits& limits) {
  const auto begun = clock_.now();
  std::unique_lock lock(mutex_);
  const auto& answer = pending_.at(id);
  const auto over = [&] {
    if (answer.message || ended_) return true;
    const auto found = sessions_.find(session);
    return !session.empty() && (found == sessions_.end() || found->second.dialog);
  };
  clock_.wait_until(lock, changed_, limits.deadline, limits.stop, over);
  auto message = std::move(pending_.at(id).message);
  pending_.erase(id);
  if (!message) return fail(why_no_answer(session, method, clock_.now() - begun, limits));
  if (!message->error) return std::move(message->body);
  if (means_gone(*message->error)) return fail(gone(method, "it became another page (" + *message->error + ")"));
  return fail(errors::page_protocol_error({.port = port_, .reason = method + ": " + *message->error}));
}

/// With the lock held.
Error Connection::why_no_answer(const std::string& session, const std::string& method, std::chrono::nanoseconds waited,
                                const Limits& limits) const {
  if (ended_) return gone(method, *ended_);
  if (!session.empty()) {
    const auto found = sessions_.find(session);
    if (found == sessions_.end()) return gone(method, "it was closed");
    if (found->second.dialog) return errors::page_blocked({.dialog = *found->second.dialog});
  }
  if (limits.stop.stop_requested()) return errors::cancelled({.what = method});
  const auto milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(waited).count();
  return errors::page_silent({.what = method, .waited_ms = milliseconds});
}

Result<json> Connection::call(const std::string& session, const std::string& method, json params,
                              const Limits& limits) {
  return await(send(session, method, std::move(params)), session, method, limits);
}

Result<void> Connection::call_all(const std::string& session, const std::string& method, std::vector<json> params,
                                  const Limits& limits) {
  std::vector<std::int64_t> ids;
  ids.reserve(params.size());
  for (auto& each : params) ids.push_back(send(session, method, std::move(each)));
  Result<void> all;
  for (const auto id : ids) {
    const auto answer = await(id, session, method, limits);
    if (!answer && all) all = fail(answer.error());
  }
  return all;
}

bool Connection::is_open() const {
  const std::lock_guard lock(mutex_);
  return !ended_;
}

bool Connection::is_gone(const std::string& session) const {
  const std::lock_guard lock(mutex_);
  return ended_ || !sessions_.contains(session);
}

std::vector<ChildSession> Connection::children(const std::string& session) const {
  const std::lock_guard lock(mutex_);
  const auto found = sessions_.find(session);
  return found == sessions_.end() ? std::vector<ChildSession>{} : found->second.children;
}

std::optional<std::string> Connection::dialog(const std::string& session) const {
  const std::lock_guard lock(mutex_);
  const auto found = sessions_.find(session);
  return found == sessions_.end() ? std::nullopt : found->second.dialog;
}

void Connection::note_session(const std::string& session) {
  const std::lock_guard lock(mutex_);
  sessions_.try_emplace(session);
}

}  // namespace offhand::platform::web
