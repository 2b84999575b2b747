#include "impl/daemon/server_choice.h"

#include "generated/types/errors.h"
#include "impl/daemon/marks.h"

namespace offhand::daemon {

Result<mcp::Server*> ServerChoice::choose(std::string_view first_message) {
  auto tools = chosen_tools(first_message);
  const std::scoped_lock lock(mutex_);
  if (const auto found = servers_.find(tools); found != servers_.end()) return found->second.get();
  if (servers_.size() >= limit) {
    return fail(
        errors::busy({.what = "The daemon's list of tool selections", .limit = static_cast<std::int64_t>(limit)}));
  }
  OFFHAND_ASSIGN(auto selection,
                 tools == every_tool ? Selection::all(dispatcher_.process().catalog()) : Selection::parse(tools));
  mcp::Server::Options options;
  // All clients of this desktop are notified of a change that one of them causes, whatever tools they selected.
  options.beside = servers_.empty() ? nullptr : servers_.begin()->second.get();
  const auto made = servers_.emplace(tools, std::make_unique<mcp::Server>(dispatcher_, std::move(selection), options));
  return made.first->second.get();
}

void ServerChoice::shut_down() {
  const std::scoped_lock lock(mutex_);
  for (auto& [tools, server] : servers_) server->shut_down();
}

}  // namespace offhand::daemon
