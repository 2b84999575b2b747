#include "impl/mcp/outgoing.h"

#include <fmt/format.h>

#include <utility>
#include <vector>

namespace offhand::mcp {

std::optional<std::string> Outgoing::ask(Way way, std::string_view method, std::string_view params,
                                         std::chrono::milliseconds patience, Take take) {
  std::string id;
  {
    const std::scoped_lock lock(mutex_);
    if (closed_ || open_.size() >= limit_) return std::nullopt;
    id = fmt::format(R"("offhand-{}")", ++count_);
    const auto alarm = alarms_.at(Alarms::Clock::now() + patience, [weak = weak_from_this(), id] {
      const auto self = weak.lock();
      if (!self) return;
      const auto late = self->remove(id);
      if (!late) return;
      withdraw(id, *late, "No answer came in time.");
      late->take({std::nullopt, "the client did not answer in time"});
    });
    open_.emplace(id, Open{std::move(take), std::move(way.withdraw), alarm});
  }
  if (way.ask(fmt::format(R"({{"jsonrpc":"2.0","id":{},"method":"{}","params":{}}})", id, method, params))) return id;
  remove(id);
  return std::nullopt;
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
  if (const auto open = remove(id)) withdraw(id, *open, "The answer is not needed any more.");
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
