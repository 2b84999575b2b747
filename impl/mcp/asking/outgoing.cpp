#include "impl/mcp/asking/outgoing.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace offhand::mcp {
namespace {

constexpr std::string_view no_answer = "the client did not answer in time";
constexpr std::string_view not_ready = "the client has not sent notifications/initialized";
constexpr std::string_view not_needed = "The answer is not needed any more.";

}  // namespace

std::optional<std::string> Outgoing::ask(Way way, std::string_view method, std::string_view params,
                                         std::chrono::milliseconds timeout, Take take) {
  std::string id;
  std::string message;
  {
    const std::scoped_lock lock(mutex_);
    if (closed_ || open_.size() >= limit_) return std::nullopt;
    id = fmt::format(R"("offhand-{}")", ++count_);
    message = fmt::format(R"({{"jsonrpc":"2.0","id":{},"method":"{}","params":{}}})", id, method, params);
    auto& open = open_[id];
    open.take = std::move(take);
    open.withdraw = std::move(way.withdraw);
    if (!ready_ && method != "ping") {
      open.alarm = fail_after(std::min<std::chrono::milliseconds>(timeout, readiness_timeout), id, not_ready);
      open.held = Held{std::move(way.ask), std::move(message), timeout};
      return id;
    }
  }
  if (!way.ask(std::move(message))) {
    remove(id);
    return std::nullopt;
  }
  // The alarm is set only after the request was sent; otherwise the cancellation could overtake it.
  const std::scoped_lock lock(mutex_);
  if (const auto asked = open_.find(id); asked != open_.end()) asked->second.alarm = fail_after(timeout, id, no_answer);
  return id;
}

Alarms::Id Outgoing::fail_after(std::chrono::milliseconds timeout, const std::string& id, std::string_view reason) {
  return alarms_.at(Alarms::Clock::now() + timeout, [weak = weak_from_this(), id, reason] {
    const auto self = weak.lock();
    if (!self) return;
    const auto late = self->remove(id);
    if (!late) return;
    withdraw(id, *late, "No answer came in time.");
    late->take({std::nullopt, std::string(reason)});
  });
}

void Outgoing::client_is_ready() {
  std::map<std::string, Held> held;
  {
    const std::scoped_lock lock(mutex_);
    ready_ = true;
    for (auto& [id, open] : open_) {
      if (!open.held) continue;
      held.emplace(id, *std::exchange(open.held, std::nullopt));
      alarms_.cancel(open.alarm);
      open.alarm = fail_after(held[id].timeout, id, no_answer);
      open.being_sent = true;
    }
  }
  for (auto& [id, request] : held) send(id, std::move(request));
}

void Outgoing::send(const std::string& id, Held request) {
  const bool sent = request.ask(std::move(request.message));
  std::optional<Open> ended;
  {
    const std::scoped_lock lock(mutex_);
    const auto found = open_.find(id);
    if (found == open_.end()) return;
    found->second.being_sent = false;
    if (sent && !found->second.dropped) return;
    alarms_.cancel(found->second.alarm);
    ended = std::move(found->second);
    open_.erase(found);
  }
  if (ended->dropped) {
    // If it was not sent, the client never heard of it.
    if (sent) withdraw(id, *ended, not_needed);
    return;
  }
  ended->take({std::nullopt, "the client is gone"});
}

bool Outgoing::may_tell(std::string_view method) const {
  const std::scoped_lock lock(mutex_);
  return ready_ || method == "notifications/message";
}

std::optional<Outgoing::Open> Outgoing::remove(const std::string& id) {
  const std::scoped_lock lock(mutex_);
  const auto found = open_.find(id);
  if (found == open_.end()) return std::nullopt;
  alarms_.cancel(found->second.alarm);
  auto open = std::move(found->second);
  open_.erase(found);
  return open;
}

void Outgoing::withdraw(const std::string& id, const Open& open, std::string_view reason) {
  if (open.held) return;  // the client never heard of it
  open.withdraw(
      fmt::format(R"({{"jsonrpc":"2.0","method":"notifications/cancelled","params":{{"requestId":{},"reason":"{}"}}}})",
                  id, reason));
}

void Outgoing::receive(const Message& response) {
  const auto open = remove(response.id);
  if (!open) return;
  if (response.result) return open->take({response.result, {}, response.bytes});
  const bool worded = response.error && response.error->is_object() && response.error->contains("message") &&
                      (*response.error)["message"].is_string();
  open->take(
      {std::nullopt, worded ? (*response.error)["message"].get<std::string>() : "the client answered with an error"});
}

void Outgoing::drop(const std::string& id) {
  {
    const std::scoped_lock lock(mutex_);
    const auto found = open_.find(id);
    if (found == open_.end()) return;
    found->second.dropped = true;
    if (found->second.being_sent) return;  // the sending thread withdraws it afterwards
  }
  if (const auto open = remove(id)) withdraw(id, *open, not_needed);
}

void Outgoing::close() {
  std::vector<Take> all;
  {
    const std::scoped_lock lock(mutex_);
    closed_ = true;
    for (auto& [id, open] : open_) {
      alarms_.cancel(open.alarm);
      all.push_back(std::move(open.take));
    }
    open_.clear();
  }
  for (const auto& take : all) take({std::nullopt, "the client is gone"});
}

}  // namespace offhand::mcp
