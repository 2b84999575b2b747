#include "impl/mcp/outgoing.h"

#include <fmt/format.h>

#include <utility>
#include <vector>

namespace offhand::mcp {

std::optional<std::string> Outgoing::ask(const Send& send, std::string_view method, std::string_view params,
                                         std::chrono::milliseconds patience, Take take) {
  std::string id;
  {
    const std::scoped_lock lock(mutex_);
    if (closed_ || open_.size() >= limit_) return std::nullopt;
    id = fmt::format(R"("offhand-{}")", ++count_);
    const auto alarm = alarms_.at(Alarms::Clock::now() + patience, [weak = weak_from_this(), id] {
      const auto self = weak.lock();
      if (!self) return;
      if (auto late = self->remove(id)) (*late)({std::nullopt, "the client did not answer in time"});
    });
    open_.emplace(id, Open{std::move(take), alarm});
  }
  if (send(fmt::format(R"({{"jsonrpc":"2.0","id":{},"method":"{}","params":{}}})", id, method, params))) return id;
  drop(id);
  return std::nullopt;
}

std::optional<Outgoing::Take> Outgoing::remove(const std::string& id) {
  const std::scoped_lock lock(mutex_);
  const auto found = open_.find(id);
  if (found == open_.end()) return std::nullopt;
  alarms_.cancel(found->second.alarm);
  auto take = std::move(found->second.take);
  open_.erase(found);
  return take;
}

void Outgoing::receive(const Message& response) {
  const auto take = remove(response.id);
  if (!take) return;
  if (response.result) return (*take)({response.result, {}, response.bytes});
  const bool worded = response.error && response.error->is_object() && response.error->contains("message") &&
                      (*response.error)["message"].is_string();
  (*take)(
      {std::nullopt, worded ? (*response.error)["message"].get<std::string>() : "the client answered with an error"});
}

void Outgoing::drop(const std::string& id) { remove(id); }

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
