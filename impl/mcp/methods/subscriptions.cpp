#include <fmt/format.h>

#include <variant>

#include "impl/mcp/listeners.h"
#include "impl/mcp/methods/methods.h"

namespace offhand::mcp {
namespace {

using nlohmann::json;

bool is_true(const json& wanted, const char* key) {
  const auto found = wanted.find(key);
  return found != wanted.end() && found->is_boolean() && found->get<bool>();
}

/// The strings of an array; nothing if it is not one or is too long.
std::optional<std::set<std::string>> texts(const json& wanted, const char* key, std::size_t limit) {
  std::set<std::string> found;
  const auto list = wanted.find(key);
  if (list == wanted.end()) return found;
  if (!list->is_array() || list->size() > limit) return std::nullopt;
  for (const auto& text : *list) {
    if (!text.is_string()) return std::nullopt;
    found.insert(text.get<std::string>());
  }
  return found;
}

/// The requested subscriptions, reduced to those that this server has.
std::variant<SubscriptionFilter, Problem> filter_of(const ConnectionPtr& connection, const Request& request) {
  auto& server = connection->server;
  const auto wanted = request.params.find("notifications");
  if (wanted == request.params.end() || !wanted->is_object()) {
    return refusal(ErrorCode::invalid_params, "subscriptions/listen: notifications must be an object");
  }
  SubscriptionFilter filter;
  filter.tools = is_true(*wanted, "toolsListChanged");
  filter.prompts = is_true(*wanted, "promptsListChanged") && !server.catalog().prompts.empty();
  filter.resources = is_true(*wanted, "resourcesListChanged") && !server.catalog().resources.empty();
  const auto limit = server.options().bounds.subscribed_uris;
  auto uris = texts(*wanted, "resourceSubscriptions", limit);
  auto task_ids = texts(*wanted, "taskIds", limit);
  if (!uris || !task_ids) {
    return refusal(
        ErrorCode::invalid_params,
        fmt::format("subscriptions/listen: resourceSubscriptions and taskIds are lists of at most {} strings", limit));
  }
  if (wanted->contains("taskIds") && !request.client.tasks) {
    auto problem = refusal(ErrorCode::missing_client_capability,
                           fmt::format("This client asks for taskIds and does not declare {}", tasks_extension),
                           required_extension(tasks_extension));
    problem.http_status = 400;
    return problem;
  }
  if (!server.catalog().resources.empty()) filter.uris = *std::move(uris);
  for (const auto& id : *task_ids) {
    if (server.tasks().find(id, connection->identity.principal)) filter.task_ids.insert(id);
  }
  return filter;
}

}  // namespace

std::optional<ReadyCall> listen(const ConnectionPtr& connection, Request&& request) {
  auto filter = filter_of(connection, request);
  if (const auto* problem = std::get_if<Problem>(&filter)) return refuse(request, *problem);
  auto& server = connection->server;
  if (!std::get<SubscriptionFilter>(filter).uris.empty()) server.listeners().expect_resources();
  const auto refused = request;
  const auto subscription =
      std::make_shared<Subscription>(connection, std::move(request), std::get<SubscriptionFilter>(std::move(filter)));
  const auto room = connection->pending.add(refused, subscription);
  if (!room) return refuse(refused, refusal(ErrorCode::internal_error, room.error()));
  if (server.listeners().add(subscription)) {
    // The subscription may have ended before it was added to the listeners; then it must be removed now.
    if (!subscription->depends_on(*refused.stream)) server.listeners().remove(*subscription);
    return std::nullopt;
  }
  connection->pending.remove(refused.id, *subscription);
  return refuse(refused, refusal(ErrorCode::internal_error, "Too many subscriptions are open; end some of them"));
}

}  // namespace offhand::mcp
