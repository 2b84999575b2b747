#include <fmt/format.h>

#include <variant>

#include "impl/mcp/methods/methods.h"
#include "impl/mcp/resources/find_resource.h"
#include "impl/mcp/resources/listeners.h"
#include "impl/mcp/resources/resource_news.h"

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
  if (!server.catalog().resources.empty()) {
    for (const auto& uri : *uris) filter.uris.emplace(uri, uri);
  }
  for (const auto& id : *task_ids) {
    if (server.tasks().find(id, connection->identity.principal)) filter.task_ids.insert(id);
  }
  return filter;
}

/// Reads what is to be watched, and drops URIs that name nothing.
void settle(const ConnectionPtr& connection, Subscription& subscription) {
  auto& server = connection->server;
  std::map<std::string, std::string> uris;
  std::vector<ResourceNews::Interest> interests;
  for (const auto& [uri, unsettled] : subscription.filter().uris) {
    const auto match = find_resource(server.catalog(), uri);
    if (!match) continue;
    auto resource = subscribed_resource(server.dispatcher(), connection->session, uri, *match);
    auto interest = server.resource_news().watch(resource);
    if (!interest) continue;
    uris.emplace(uri, std::move(resource.key));
    interests.push_back(*std::move(interest));
  }
  subscription.settle(std::move(uris), std::move(interests));
}

void begin(const ConnectionPtr& connection, const Request& request, const std::shared_ptr<Subscription>& subscription) {
  auto& server = connection->server;
  settle(connection, *subscription);
  if (server.listeners().add(subscription)) {
    // The subscription may have ended before it was added to the listeners; then it must be removed now.
    if (!subscription->depends_on(*request.stream)) server.listeners().remove(*subscription);
    return;
  }
  connection->pending.remove(request.id, *subscription);
  refuse(request, refusal(ErrorCode::internal_error, "Too many subscriptions are open; end some of them"));
}

}  // namespace

std::optional<ReadyCall> listen(const ConnectionPtr& connection, Request&& request) {
  auto filter = filter_of(connection, request);
  if (const auto* problem = std::get_if<Problem>(&filter)) return refuse(request, *problem);
  auto& server = connection->server;
  const bool has_resources = !std::get<SubscriptionFilter>(filter).uris.empty();
  if (has_resources) server.listeners().expect_resources();
  const auto kept = request;
  const auto subscription =
      std::make_shared<Subscription>(connection, std::move(request), std::get<SubscriptionFilter>(std::move(filter)));
  const auto room = connection->pending.add(kept, subscription);
  if (!room) return refuse(kept, refusal(ErrorCode::internal_error, room.error()));
  // Applications have to be asked for what is watched of them.
  if (has_resources) return [connection, kept, subscription] { begin(connection, kept, subscription); };
  begin(connection, kept, subscription);
  return std::nullopt;
}

}  // namespace offhand::mcp
