#include "impl/mcp/resources/subscribed_resource.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "impl/base/resource_address.h"
#include "impl/dispatch/dispatcher.h"

namespace offhand::mcp {
namespace {

/// Of the connected application that these words name; nothing where there is none, or its process has ended.
std::optional<std::int64_t> process_named(Dispatcher& dispatcher, const std::string& session, std::string_view words) {
  auto& process = dispatcher.process();
  const auto connection = process.sessions().open(session)->connections().find(words);
  if (!connection) return std::nullopt;
  const auto platform = process.desk().platform();
  if (!platform || !(*platform)->apps) return std::nullopt;
  const auto now = (*platform)->apps->process(connection->pid);
  return now && connection->is_process(now->pid, now->started) ? std::optional(connection->pid) : std::nullopt;
}

}  // namespace

SubscribedResource subscribed_resource(Dispatcher& dispatcher, const std::string& session, std::string_view uri,
                                       ResourceMatch match) {
  SubscribedResource subscribed{own_address(uri), std::move(match)};
  const auto& known = subscribed.match.resource->variables;
  for (std::size_t i = 0; i < subscribed.match.variables.size(); ++i) {
    if (known[i].live != "application") continue;
    auto& named = subscribed.match.variables[i];
    const auto pid = process_named(dispatcher, session, named);
    if (!pid || named == std::to_string(*pid)) continue;
    named = std::to_string(*pid);
    subscribed.key += fmt::format(" of process {}", *pid);
  }
  return subscribed;
}

}  // namespace offhand::mcp
