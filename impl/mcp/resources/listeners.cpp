#include "impl/mcp/resources/listeners.h"

#include <fmt/format.h>

#include <algorithm>

#include "codegen/runtime/json_writer.h"
#include "impl/mcp/tasks/task_text.h"

namespace offhand::mcp {
namespace {

using nlohmann::json;

std::string_view method_of(Change::Kind kind) {
  switch (kind) {
    case Change::Kind::tools:
      return "notifications/tools/list_changed";
    case Change::Kind::prompts:
      return "notifications/prompts/list_changed";
    case Change::Kind::resources:
      return "notifications/resources/list_changed";
    case Change::Kind::resource:
      break;
  }
  return "notifications/resources/updated";
}

std::string uri_member(std::string_view uri) {
  std::string member = R"("uri":)";
  append_json_string(member, uri);
  return member;
}

bool wants(const SubscriptionFilter& filter, const Change& change) {
  switch (change.kind) {
    case Change::Kind::tools:
      return filter.tools;
    case Change::Kind::prompts:
      return filter.prompts;
    case Change::Kind::resources:
      return filter.resources;
    case Change::Kind::resource:
      break;
  }
  return false;
}

json granted(const SubscriptionFilter& filter) {
  json object = json::object();
  if (filter.tools) object["toolsListChanged"] = true;
  if (filter.prompts) object["promptsListChanged"] = true;
  if (filter.resources) object["resourcesListChanged"] = true;
  for (const auto& [uri, key] : filter.uris) object["resourceSubscriptions"].push_back(uri);
  if (!filter.task_ids.empty()) object["taskIds"] = filter.task_ids;
  return object;
}

void notify_legacy(ConnectionState& connection, const Change& change) {
  const auto method = method_of(change.kind);
  if (!connection.outgoing->may_tell(method)) return;
  if (change.kind != Change::Kind::resource) {
    connection.send_aside(fmt::format(R"({{"jsonrpc":"2.0","method":"{}"}})", method));
    return;
  }
  std::vector<std::string> uris;
  {
    const std::scoped_lock lock(connection.mutex);
    for (const auto& [uri, subscribed] : connection.legacy.subscribed) {
      if (subscribed.key == change.uri) uris.push_back(uri);
    }
  }
  for (const auto& uri : uris) {
    connection.send_aside(fmt::format(R"({{"jsonrpc":"2.0","method":"{}","params":{{{}}}}})", method, uri_member(uri)));
  }
}

}  // namespace

Subscription::Subscription(std::shared_ptr<ConnectionState> connection, Request request, SubscriptionFilter filter)
    : connection_(std::move(connection)),
      request_(std::move(request)),
      filter_(std::move(filter)),
      outlet_(request_.stream) {}

void Subscription::notify(std::string_view method, std::string_view members) {
  outlet_.send(fmt::format(R"({{"jsonrpc":"2.0","method":"{}","params":{{{}{}"_meta":{{"{}":{}}}}}}})", method, members,
                           members.empty() ? "" : ",", meta_subscription_id, request_.id));
}

void Subscription::settle(std::map<std::string, std::string> uris, std::vector<std::shared_ptr<void>> interests) {
  filter_.uris = std::move(uris);
  interests_ = std::move(interests);
}

void Subscription::acknowledge() {
  notify("notifications/subscriptions/acknowledged", R"("notifications":)" + granted(filter_).dump());
}

void Subscription::tell(const Change& change) {
  if (wants(filter_, change)) notify(method_of(change.kind), {});
  if (change.kind != Change::Kind::resource) return;
  for (const auto& [uri, key] : filter_.uris) {
    if (key == change.uri) notify(method_of(change.kind), uri_member(uri));
  }
}

void Subscription::tell(const TaskView& task) {
  if (task.principal == connection_->identity.principal && filter_.task_ids.contains(task.id)) {
    notify("notifications/tasks", modern_task(task));
  }
}

void Subscription::cancel() {
  outlet_.abandon();
  leave();
}

void Subscription::end() {
  Answer answer;
  answer.meta = fmt::format(R"("{}":{})", meta_subscription_id, request_.id);
  outlet_.finish(result_response(request_, answer, connection_->server.info(request_.version)));
  leave();
}

void Subscription::leave() {
  const auto self = shared_from_this();
  connection_->server.listeners().remove(*this);
  connection_->pending.remove(request_.id, *this);
}

bool Listeners::add(const std::shared_ptr<Subscription>& subscription) {
  const std::scoped_lock lock(mutex_);
  if (subscriptions_.size() >= limit_) return false;
  // Under the lock, because the acknowledgement must be the first message of the subscription.
  subscription->acknowledge();
  subscriptions_.push_back(subscription);
  return true;
}

void Listeners::remove(const Subscription& subscription) {
  const std::scoped_lock lock(mutex_);
  std::erase_if(subscriptions_, [&](const auto& entry) { return entry.get() == &subscription; });
}

std::set<std::string> Listeners::subscribed_by(const ConnectionState& connection) const {
  std::set<std::string> uris;
  for (const auto& subscription : subscriptions()) {
    if (!subscription->is_of(connection)) continue;
    for (const auto& [uri, key] : subscription->filter().uris) uris.insert(uri);
  }
  return uris;
}

void Listeners::add(const std::shared_ptr<ConnectionState>& legacy_connection) {
  const std::scoped_lock lock(mutex_);
  std::erase_if(legacy_, [](const auto& entry) { return entry.expired(); });
  const auto is_it = [&](const auto& entry) { return entry.lock() == legacy_connection; };
  if (std::none_of(legacy_.begin(), legacy_.end(), is_it)) legacy_.push_back(legacy_connection);
}

std::vector<std::shared_ptr<Subscription>> Listeners::subscriptions() const {
  const std::scoped_lock lock(mutex_);
  return subscriptions_;
}

void Listeners::publish(const Change& change) {
  for (const auto& subscription : subscriptions()) subscription->tell(change);
  std::vector<std::weak_ptr<ConnectionState>> legacy;
  {
    const std::scoped_lock lock(mutex_);
    legacy = legacy_;
  }
  for (const auto& entry : legacy) {
    if (const auto connection = entry.lock()) notify_legacy(*connection, change);
  }
}

void Listeners::publish(const TaskView& task) {
  for (const auto& subscription : subscriptions()) subscription->tell(task);
}

void Listeners::end_all() {
  for (const auto& subscription : subscriptions()) subscription->stop();
}

}  // namespace offhand::mcp
